import Foundation
import OSLog
import Testing

@testable import os

@Suite struct `The log` {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test func `values are written as they say`() {
        #expect(text("a \(1) \("b") \(Optional<Int>.none as Any)") == "a 1 b nil")
        #expect(text("\(255, format: .hex(includePrefix: true)) \(7, format: .decimal(minDigits: 3))") == "0xff 007")
        #expect(text("\(2.0 / 3, format: .fixed(precision: 2)) \(true, format: .answer)") == "0.67 YES")
        #expect(text("[\(7, align: .right(columns: 3))] [\("a", align: .left(columns: 3))]") == "[  7] [a  ]")
    }

    @Test func `what is private is hidden`() {
        #expect(text("\("Ada", privacy: .private) \("Bo", privacy: .public)") == "<private> Bo")
        #expect(text("\("Ada", privacy: .private(mask: .hash)) \(1, privacy: .sensitive)") == "<private> <private>")
    }

    @Test func `a format's places take the values in turn`() {
        #expect(LogFormat.text("%@ has %d of %{public}@", ["Ada", 3, "five"]) == "Ada has 3 of five")
        #expect(LogFormat.text("%{private}@ %.1f%% %x %05ld", ["Ada", 2.25, 255, 42]) == "<private> 2.2% ff 00042")
        #expect(LogFormat.text("100%", []) == "100%")
        #expect(LogFormat.text("%@ and %@", ["one"]) == "one and %@")
        #expect(LogFormat.text("%d", ["no number"]) == "no number")
    }

    @Test func `details are left out, and a disabled log writes nothing`() {
        #expect(!OSLog(subsystem: "org.example.soup", category: "menu").isEnabled(type: .debug))
        #expect(OSLog.default.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func `the forms of real code compile`() {
        let log = OSLog.disabled
        let error = CocoaError(.fileNoSuchFile) as NSError
        os_log("Failed: %@", log: log, type: .error, error)
        os_log(.info, log: log, "Done")
        os_log(.info, log: log, "Done \(1)")
        Logger(log).notice("Done \(error, privacy: .public)")
    }
}
