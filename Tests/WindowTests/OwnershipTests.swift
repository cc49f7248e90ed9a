import GTK
import Testing

@Suite(
    "Widgets and their wrappers", .serialized, .mainLoop, .enabled(if: hasDisplay, noDisplay), .timeLimit(.minutes(10)))
@MainActor
struct OwnershipTests {
    init() { MainLoop.openDisplay() }

    @MainActor
    final class CountingButton: Button {
        static var living = 0
        var clicks = 0

        init() {
            Self.living += 1
            super.init("Count")
            onClick { [weak self] in self?.clicks += 1 }
        }

        isolated deinit { Self.living -= 1 }
    }

    private func makeButtons(_ count: Int, watchedBy survivors: Survivors) -> [CountingButton] {
        (0..<count).map { _ in
            let button = CountingButton()
            survivors.watch(button)
            return button
        }
    }

    @Test func `a thousand buttons in a closed window leave nothing behind`() async throws {
        let survivors = Survivors()
        for _ in 0..<10 {
            let window = Window(title: "Buttons", width: 200, height: 200)
            window.setContent(Box(.vertical, makeButtons(100, watchedBy: survivors)))
            window.present()
            #expect(CountingButton.living == 100)
            window.destroy()
            try await wait(for: "the buttons of a closed window to go") { CountingButton.living == 0 }
        }
        #expect(survivors.count == 0)
    }

    @Test func `a widget in a window keeps its wrapper and the wrapper's state`() async throws {
        let window = Window(title: "One button", width: 200, height: 200)
        weak var button: CountingButton?
        do {
            let made = CountingButton()
            button = made
            window.setContent(made)
        }
        window.present()
        try await wait(for: "the window to be on screen") { button?.isMapped == true }
        button?.activate()
        try await wait(for: "the click to be counted") { button?.clicks == 1 }
        window.destroy()
        try await wait(for: "the button to go") { button == nil }
    }

    @Test func `closing a window frees what it holds, also when the window itself is held`() async throws {
        let window = Window(title: "Closing", width: 200, height: 200)
        weak var button: Button?
        do {
            let made = Button("Close") { window.close() }
            button = made
            window.setContent(made)
        }
        window.present()
        try await wait(for: "the window to be on screen") { window.isMapped }
        button?.activate()
        try await wait(for: "the button to go") { button == nil }
        #expect(!window.isMapped)
    }

    @Test func `a long list makes rows for what is in view only`() async throws {
        var made = 0
        var shown: Set<Int> = []
        let list = ListView<Label>(
            makeRow: {
                made += 1
                return Label()
            },
            showRow: { row, position in
                shown.insert(position)
                row.text = "Row \(position)"
                return row.text
            })
        list.replace(at: 0, removed: 0, added: 100_000)
        let window = Window(title: "List", width: 300, height: 400)
        window.setContent(ScrolledWindow(list))
        window.present()
        try await wait(for: "the first row to show") { shown.contains(0) }
        #expect(list.count == 100_000)
        #expect(made < 1_000)
        #expect(!shown.contains(50_000))
        list.replace(at: 10, removed: 99_990, added: 0)
        #expect(list.count == 10)
        window.destroy()
    }

    @Test func `an async action of a button comes back to its window`() async throws {
        let window = Window(title: "Async", width: 200, height: 200)
        let label = Label("before")
        let button = Button("Go") {
            Task {
                try await Task.sleep(for: .milliseconds(1))
                label.text = "after"
            }
        }
        window.setContent(Box(.vertical, [label, button]))
        window.present()
        try await wait(for: "the window to be on screen") { button.isMapped }
        button.activate()
        try await wait(for: "the label to change") { label.text == "after" }
        window.destroy()
    }
}
