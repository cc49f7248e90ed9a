/// What the Info.plist says about scenes, under Apple's keys.
enum SceneManifest {
    /// The delegate class of a configuration; nil when neither the Info.plist nor the program has one.
    static func delegateClass(name: String?, role: UISceneSession.Role) -> AnyClass? {
        let module = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)).prefix { $0 != "." } } ?? ""
        let configurations = configurations(of: role)
        let chosen = configurations.first { $0["UISceneConfigurationName"] as? String == name } ?? configurations.first
        let className = chosen?["UISceneDelegateClassName"] as? String ?? "$(PRODUCT_MODULE_NAME).SceneDelegate"
        return NSClassFromString(className.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module))
    }

    private static func configurations(of role: UISceneSession.Role) -> [[String: Any]] {
        let manifest = OwnApp.information["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        return configurations?[role.rawValue] as? [[String: Any]] ?? []
    }
}
