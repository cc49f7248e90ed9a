extension UIApplication {
    /// Makes the program's scene, if its configuration has a delegate class.
    func connectScene(_ options: UIScene.ConnectionOptions) {
        guard let delegate else { return }
        let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        guard let delegateClass = session.configuration.delegateClass else { return }
        guard let made = (delegateClass as? UIResponder.Type)?.init(coder: NSCoder()),
            let sceneDelegate = made as? any UISceneDelegate
        else {
            NSLog("%@", "\(delegateClass) is no scene delegate: it has to be a UIResponder and a UISceneDelegate")
            return
        }
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        scene.delegate = sceneDelegate
        self.scene = scene
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        scene.activationState = .foregroundActive
        sceneDelegate.sceneDidBecomeActive(scene)
    }
}
