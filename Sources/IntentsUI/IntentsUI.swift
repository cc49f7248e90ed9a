// IntentsUI
