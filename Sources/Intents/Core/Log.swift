/// What Apple's frameworks say on the console: mistakes of the app that have no other way to its developer.
enum Log {
    static func warning(_ message: String) {
        FileHandle.standardError.write(Data("Intents: \(message)\n".utf8))
    }
}
