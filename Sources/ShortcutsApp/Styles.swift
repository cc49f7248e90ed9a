import GTK

/// The few style rules that libadwaita does not have.
enum Styles {
    static let css =
        Banner.styles + """
            .history-row { padding: 8px 4px; }
            """
}
