/// What one screen shows, as the service told it last.
public protocol ScreenModel: AnyObject {
    /// Asks the service. It returns when the answer is kept, or the fault is.
    func load() async

    /// Asks the service again, soon.
    func refresh()
}
