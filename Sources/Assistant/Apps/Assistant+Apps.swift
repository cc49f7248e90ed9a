import ShortcutModel
import SurfaceModel

extension Assistant {
    /// Reads the apps' folders again, after something changed there.
    public func reloadApps() async {
        let roots = configuration.appRoots
        let old = registry
        registry = await Task.detached { AppRegistry(roots: roots) }.value
        let hasNewCombinations = registry.apps.contains { $1.declaredCombinations != old[$0]?.declaredCombinations }
        log(.info, "The installed apps changed: \(registry.apps.count) can be used")
        logManifestProblems()
        // Declared combinations decide at what level actions are learnt.
        actionCache.removeAll()
        if hasNewCombinations { await relearn() }
        announce(.shortcuts)
    }

    /// The app to which a program belongs: its own or its extension's.
    public func app(ofExecutable file: FileIdentity) -> String? { registry.identifier(ofExecutable: file) }

    /// Whether an app's manifest is installed.
    public func isInstalled(_ app: String) -> Bool { registry[app] != nil }

    /// The installed apps, with what the person allows them.
    public func installedApps() async throws -> [AppInfo] {
        let counts = try await store.donationCounts()
        var infos: [AppInfo] = []
        for identifier in Set(registry.identifiers).union(counts.keys).sorted() {
            let app = registry[identifier]
            let privacy = settings.apps[identifier] ?? AppPrivacy()
            infos.append(
                AppInfo(
                    bundleIdentifier: identifier, name: app?.manifest.name ?? identifier, icon: app?.icon ?? "",
                    folder: app?.folder ?? "", donationCount: counts[identifier] ?? 0, learns: privacy.learns,
                    suggests: privacy.suggests, showsOnLockScreen: privacy.showsOnLockScreen,
                    problemCount: try await diagnose(identifier).filter { $0.severity != .note }.count))
        }
        return infos
    }

    /// Everything that is wrong with an app, and how to mend it; with all apps where none is named.
    public func diagnose(_ app: String?) async throws -> [Problem] {
        guard let app else {
            var problems: [Problem] = []
            for identifier in registry.identifiers { problems += try await diagnose(identifier) }
            return problems
        }
        var problems = registry.problems(of: app)
        if registry[app] == nil, registry.faultyFolders[app] == nil {
            problems.append(
                Problem(
                    bundleIdentifier: app, severity: .error, subject: app, message: "The app is not installed.",
                    mend: "Run 'shortcuts app install DIR' with the folder that holds its Info.plist."))
        }
        if let installed = registry[app] { problems += await runner.problems(of: installed.manifest) }
        if settings.apps[app]?.learns == false {
            problems.append(
                Problem(
                    bundleIdentifier: app, severity: .note, subject: app,
                    message: "You chose that nothing is learnt from this app.",
                    mend: "Allow it again with 'shortcuts privacy exclude --undo \(app)'."))
        }
        problems += try await store.problems(of: app).map {
            let times = $0.count == 1 ? "" : " (\($0.count) times)"
            return Problem(
                bundleIdentifier: app, severity: .error, subject: $0.subject, message: $0.message + times,
                mend: $0.mend, date: $0.date)
        }
        return problems
    }

    func logManifestProblems() {
        for identifier in registry.identifiers {
            for problem in registry.problems(of: identifier) where problem.severity == .error {
                log(
                    .warning,
                    "\(identifier): \(problem.location.map { $0 + ": " } ?? "")\(problem.message) \(problem.mend)")
            }
        }
    }
}
