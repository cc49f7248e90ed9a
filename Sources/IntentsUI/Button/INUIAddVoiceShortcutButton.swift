// IntentsUI: the button and the sheets with which an app lets its user give a shortcut a phrase. The names are Apple's.
// The widgets are GTK's and fit into any GTK 4 program. It must not know how phrases are compared or stored: it asks the
// service.

import GTK
import ShortcutModel
@_exported import UIKit

/// How an ``INUIAddVoiceShortcutButton`` looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable, CaseIterable {
    case white = 0
    case whiteOutline = 1
    case black = 2
    case blackOutline = 3
    /// White on light windows, black on dark ones.
    case automatic = 4
    case automaticOutline = 5
}

/// What presents the sheets of an ``INUIAddVoiceShortcutButton``.
@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// The user wants to add the button's shortcut. Set the controller's delegate and present it.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)

    /// The user wants to change the phrase of the button's shortcut, or delete it. Set the controller's delegate and
    /// present it.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A button that offers to add a shortcut, and says so and with which phrase when it was added, wherever that happened.
///
/// The button presents nothing itself; its ``delegate`` does. Without a ``shortcut`` it is a plain button with actions.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    /// What the user can add.
    open var shortcut: INShortcut? { didSet { shortcutChanged() } }

    /// Presents the controllers that the button makes. Without it, or without a shortcut, the button calls its actions.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?

    /// How the button looks; ``setStyle(_:)`` changes it.
    public private(set) var style: INUIAddVoiceShortcutButtonStyle

    /// The radius of the corners in points; at most half of the button's height.
    open var cornerRadius: CGFloat {
        get {
            let height = button.allocation.height
            return height > 0 ? min(radius, height / 2) : radius
        }
        set {
            radius = max(0, newValue)
            button.setStyles(".inkling-add-button { border-radius: \(Int(radius.rounded()))px; }")
        }
    }

    private var radius: CGFloat = 9
    private let face = AddButtonFace()
    private let voiceShortcuts: VoiceShortcutList
    private var value: ShortcutValue?

    /// Creates a button that says that its shortcut can be added.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        voiceShortcuts = VoiceShortcutList.shared()
        super.init(frame: .zero)
        AddButtonFace.loadStyles()
        button.setChild(face.widget)
        button.addClass("inkling-add-button")
        button.addClass(style.cssClass)
        willSendClick = { [weak self] in self?.offerShortcut() }
        voiceShortcuts.add(self)
        update()
    }

    public required init?(coder: NSCoder) { nil }

    /// Changes how the button looks.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        button.removeClass(self.style.cssClass)
        self.style = style
        button.addClass(style.cssClass)
    }

    /// The user's shortcut that is the same as the button's.
    var addedShortcut: VoiceShortcutValue? {
        guard let value else { return nil }
        return voiceShortcuts.first { $0.shortcut.isSameShortcut(as: value) }
    }

    private func shortcutChanged() {
        do {
            value = try shortcut.map { try ShortcutValue($0) }
        } catch {
            value = nil
            NSLog("%@", "An add button shows no state, because its shortcut can't be stored: \(error)")
        }
        if value != nil { voiceShortcuts.watch() }
        update()
    }

    /// Called when the user's shortcuts changed.
    func update() {
        let phrase = addedShortcut?.phrase
        face.show(phrase: phrase)
        button.setAccessibleName(face.text)
    }

    /// What the button says.
    open override var currentTitle: String? { face.text }

    private func offerShortcut() {
        guard let shortcut, let delegate else { return }
        if let added = addedShortcut, let voiceShortcut = INVoiceShortcut(added) {
            let controller = INUIEditVoiceShortcutViewController(
                voiceShortcut: voiceShortcut, service: voiceShortcuts.service)
            delegate.present(controller, for: self)
        } else {
            let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut, service: voiceShortcuts.service)
            delegate.present(controller, for: self)
        }
    }
}

extension INUIAddVoiceShortcutButtonStyle {
    fileprivate var cssClass: String {
        switch self {
        case .white: "white"
        case .whiteOutline: "white-outline"
        case .black: "black"
        case .blackOutline: "black-outline"
        case .automatic: "automatic"
        case .automaticOutline: "automatic-outline"
        }
    }
}
