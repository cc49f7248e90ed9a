import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol

extension Command {
    static let surroundings = Command(
        path: ["surroundings"], summary: "Show or tell what is around you, which suggestions and learning go by.",
        options: surroundingsOptions + [
            Option(name: "clear", summary: "Take back what was told."), .json,
        ],
        discussion: """
            What you tell holds until you tell it anew or log out; tell it from a script, such as one that
            runs when a network is joined. 'home', 'work', 'school' and 'gym' are the places that apps'
            relevant shortcuts go by. What you don't tell the service asks of the system: UPower and
            NetworkManager.
            """
    ) { invocation in
        let service = try await invocation.service()
        let new = try invocation.arguments.surroundings()
        let clears = invocation.arguments.has("clear")
        if clears || !new.isEmpty {
            let told = clears ? Surroundings() : try await service.surroundings().told
            try await service.setSurroundings(new.completed(by: told))
        }
        let (known, told) = try await service.surroundings()
        if invocation.wantsJSON {
            invocation.console.print(known.json)
        } else if known.isEmpty {
            invocation.console.print("Nothing is known of your surroundings.")
        } else {
            let rows = zip(known.rows, told.rows).filter { $0.0.value != nil }.map { known, told in
                [known.name, known.value?.printable ?? "", told.value == nil ? "from the system" : ""]
            }
            for line in TextTable(rows: rows).lines { invocation.console.print(line) }
        }
        return .success
    }

    static let surroundingsOptions = [
        Option(name: "foreground-app", value: "app", summary: "The bundle identifier of the app in front."),
        Option(name: "place", value: "name", summary: "The name of the place, such as home."),
        Option(name: "charging", value: "yes|no", summary: "Whether the battery charges."),
        Option(name: "headphones", value: "yes|no", summary: "Whether headphones are connected."),
        Option(name: "network", value: "name", summary: "The name of the network."),
    ]
}

extension Arguments {
    /// What `surroundingsOptions` say.
    func surroundings() throws(Failure) -> Surroundings {
        Surroundings(
            foregroundApp: value("foreground-app"), place: value("place"), isCharging: try flag("charging"),
            hasHeadphones: try flag("headphones"), network: value("network"))
    }

    private func flag(_ name: String) throws(Failure) -> Bool? {
        switch value(name) {
        case nil: return nil
        case "yes": return true
        case "no": return false
        case let word?: throw .usage("'\(word)' is no answer to --\(name)", mend: "Write yes or no.")
        }
    }
}

extension Surroundings {
    fileprivate var rows: [(name: String, value: String?)] {
        func word(_ flag: Bool?) -> String? { flag.map { $0 ? "yes" : "no" } }
        return [
            ("app in front", foregroundApp), ("place", place), ("charging", word(isCharging)),
            ("headphones", word(hasHeadphones)), ("network", network),
        ]
    }

    var json: JSON {
        .object([
            ("foregroundApp", JSON(foregroundApp)), ("place", JSON(place)), ("charging", JSON(isCharging)),
            ("headphones", JSON(hasHeadphones)), ("network", JSON(network)),
        ])
    }
}
