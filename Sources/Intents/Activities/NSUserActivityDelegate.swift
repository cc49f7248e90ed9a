/// What an activity tells the object that keeps its state. All methods are optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Comes before an activity whose `needsSave` is true is sent on.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Comes when the activity was taken up.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Would come with streams from another device; never does.
    func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {}
}
