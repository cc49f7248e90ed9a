import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceModel
import SurfaceProtocol

extension Command {
    static let appInstall = Command(
        path: ["app", "install"], summary: "Install an app's manifest and start files for you.",
        operands: [Operand(name: "folder", summary: "A folder with Info.plist, .intentdefinition files and *.lproj.")],
        options: [
            Option(name: "executable", value: "program", summary: "The app's program, in place of CFBundleExecutable."),
            Option(name: "extension", value: "program", summary: "The extension's, in place of INExtensionExecutable."),
        ],
        discussion: """
            A program that the manifest names without a path is looked for in the folder and among the build products of
            the Swift package around it. Running the command again updates the installation.
            """
    ) { invocation in
        let app = try AppFolder(path: invocation.arguments.operands[0])
        let installer = AppInstaller(dataHome: invocation.environment.dataHome)
        try installer.install(
            app, executable: invocation.arguments.value("executable"),
            extensionExecutable: invocation.arguments.value("extension"))
        try await invocation.reloadBus()
        let folder = installer.places(of: app.manifest.bundleIdentifier).folder
        invocation.console.print(
            "Installed \(app.manifest.name.printable) (\(app.manifest.bundleIdentifier)) in \(folder)")
        return .success
    }

    static let appUninstall = Command(
        path: ["app", "uninstall"], summary: "Remove an app that 'app install' put there.",
        operands: [Operand(name: "bundle-id", summary: "Its bundle identifier.")],
        discussion: "What was learnt stays; 'shortcuts privacy forget --app <bundle-id>' removes it."
    ) { invocation in
        let identifier = invocation.arguments.operands[0]
        try AppInstaller(dataHome: invocation.environment.dataHome).uninstall(identifier)
        try await invocation.reloadBus()
        invocation.console.print("Removed \(identifier).")
        return .success
    }

    static let appList = Command(
        path: ["app", "list"], summary: "List the apps that can be learnt from.", options: [.json]
    ) { invocation in
        let apps = try await invocation.service().apps()
        if invocation.wantsJSON {
            invocation.console.print(.array(apps.map(\.json)))
        } else {
            for line in TextTable(rows: apps.map(\.row)).lines { invocation.console.print(line) }
        }
        return .success
    }

    static let doctor = Command(
        path: ["doctor"], summary: "Say what is wrong with an app, and how to mend it.",
        operands: [Operand(name: "bundle-id", summary: "The app; all apps if left out.", isRequired: false)],
        options: [.json],
        discussion: "The exit status is 1 if there is an error, 0 if there are only warnings and notes."
    ) { invocation in
        let problems = try await invocation.service().diagnose(app: invocation.arguments.operands.first)
        if invocation.wantsJSON {
            invocation.console.print(.array(problems.map(\.json)))
        } else if problems.isEmpty {
            invocation.console.print("No problems found.")
        } else {
            for problem in problems { invocation.console.print(problem.lines) }
        }
        return problems.contains { $0.severity == .error } ? .failed : .success
    }
}

extension Invocation {
    /// Makes the bus read new start files. Without a bus there is nothing that would have to.
    fileprivate func reloadBus() async throws {
        guard let service = try? await service() else {
            return console.complain("Note: there is no session bus; the next session will know the app.")
        }
        try await service.connection.reloadServiceFiles()
    }
}

extension AppInfo {
    fileprivate var row: [String] {
        var remarks: [String] = []
        if !learns { remarks.append("not learnt from") }
        if !suggests { remarks.append("not suggested") }
        if problemCount > 0 {
            remarks.append("\(counted(problemCount, "problem")): shortcuts doctor \(bundleIdentifier)")
        }
        return [
            name.printable, bundleIdentifier, counted(donationCount, "donation"), remarks.joined(separator: ", "),
        ]
    }

    fileprivate var json: JSON {
        .object([
            ("id", .string(bundleIdentifier)), ("name", .string(name)), ("folder", .string(folder)),
            ("donations", .integer(Int64(donationCount))), ("learns", .boolean(learns)),
            ("suggests", .boolean(suggests)),
            ("lockScreen", .boolean(showsOnLockScreen)), ("problems", .integer(Int64(problemCount))),
        ])
    }
}

extension Problem {
    fileprivate var lines: String {
        let place = location.map { "\($0.printable): " } ?? ""
        return "\(place)\(severity.rawValue): \(bundleIdentifier): \(subject.printable): \(message.printable)"
            + (mend.isEmpty ? "" : "\n  \(mend.printable)")
    }

    fileprivate var json: JSON {
        .object([
            ("app", .string(bundleIdentifier)), ("severity", .string(severity.rawValue)), ("subject", .string(subject)),
            ("message", .string(message)), ("mend", .string(mend)), ("location", JSON(location)),
            ("date", date.map(JSON.number) ?? .null),
        ])
    }
}
