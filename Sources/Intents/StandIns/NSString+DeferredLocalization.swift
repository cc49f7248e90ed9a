extension NSString {
    /// The text in the user's language. Apple's systems look it up when it is shown; here it is looked up at once.
    public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
        localized(format, table: nil, args)
    }

    /// The text of a strings table in the user's language.
    public class func deferredLocalizedIntentsString(
        with format: String, table: String, _ args: any CVarArg...
    ) -> NSString {
        localized(format, table: table, args)
    }

    /// The text of a strings table in the user's language.
    public class func deferredLocalizedIntentsString(
        with format: String, table: String, arguments: CVaListPointer
    ) -> NSString {
        NSString(format: Bundle.main.localizedString(forKey: format, value: format, table: table), arguments: arguments)
    }

    private static func localized(_ format: String, table: String?, _ arguments: [any CVarArg]) -> NSString {
        let format = Bundle.main.localizedString(forKey: format, value: format, table: table)
        return String(format: format, arguments: arguments) as NSString
    }
}
