// IntentDefinition
