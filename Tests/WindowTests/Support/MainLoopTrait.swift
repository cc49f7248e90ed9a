import CAdwaita
import GTK
import Testing

/// Turns GLib's main loop while a test runs: under `swift test` nobody else does.
struct MainLoopTrait: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        let loop = Task { @MainActor in
            while !Task.isCancelled {
                while g_main_context_iteration(nil, 0) != 0 {}
                try? await Task.sleep(for: .milliseconds(1))
            }
        }
        defer { loop.cancel() }
        try await body()
    }
}

extension Trait where Self == MainLoopTrait {
    static var mainLoop: MainLoopTrait { MainLoopTrait() }
}

/// Whether there is a display, which window tests need.
let hasDisplay: Bool = g_getenv("DISPLAY") != nil || g_getenv("WAYLAND_DISPLAY") != nil

let noDisplay: Comment = "there is no display; scripts/test-windows starts one"

/// Waits until a condition holds.
///
/// - Throws: an issue that names the condition when two minutes have passed.
@MainActor
func wait(for what: String, until condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while !condition() {
        guard ContinuousClock.now < deadline else { throw NeverHappened(what: what) }
        try await Task.sleep(for: .milliseconds(5))
    }
}

struct NeverHappened: Error, CustomStringConvertible {
    var what: String
    var description: String { "this did not happen within five seconds: \(what)" }
}

/// Counts GObjects that are still there.
@MainActor
final class Survivors {
    private(set) var count = 0

    func watch(_ object: Object) {
        count += 1
        g_object_weak_ref(
            object.cast(),
            { data, _ in
                guard let data else { return }
                MainActor.assumeIsolated { Unmanaged<Survivors>.fromOpaque(data).takeRetainedValue().count -= 1 }
            }, Unmanaged.passRetained(self).toOpaque())
    }
}
