import GTK

/// The few style rules that libadwaita does not have.
enum Styles {
    static let css =
        Banner.styles + """
            .history { background-color: transparent; }
            .history > row { border-radius: 9px; margin: 0 12px; padding: 0; }
            .history-row { padding: 8px 12px; }
            """
}
