// IntentBuilder
