import FoundationEssentials

/// Writes a whole file, replacing what was there.
func writeText(_ text: String, to path: String) throws(Failure) {
    do {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
        throw Failure(
            .failed, "'\(path)' can't be written", mend: "Check that its folder exists and may be written to.")
    }
}
