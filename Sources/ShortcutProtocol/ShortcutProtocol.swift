// ShortcutProtocol
