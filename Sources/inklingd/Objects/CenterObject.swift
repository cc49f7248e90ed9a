import Assistant
import Bus
import ShortcutModel
import ShortcutProtocol
import SurfaceProtocol

/// org.inkling.Shortcuts1.Center
struct CenterObject: ServiceObject {
    let assistant: Assistant
    let callers: CallerIdentity
    var interface: BusInterface { ShortcutsBus.center }

    func answer(_ call: BusCall, from caller: Caller) async throws -> [BusValue] {
        let app = try caller.requireApp(call.method).identifier
        let scope = caller.scope
        let arguments = Arguments(call)
        switch call.method {
        case "SetSuggestions":
            try await assistant.setSuggestions(
                arguments.dictionaries(0).map(ShortcutValue.init(busDictionary:)), of: app)
            return []
        case "SetUpcomingMedia":
            try await assistant.setUpcomingMedia(
                arguments.dictionaries(0).map(ShortcutValue.init(busDictionary:)), of: app)
            return []
        case "SetRelevantShortcuts":
            try await assistant.setRelevantShortcuts(
                arguments.dictionaries(0).map(RelevantShortcutValue.init(busDictionary:)), of: app)
            return []
        case "GetVoiceShortcuts":
            return [.array(await assistant.voiceShortcuts(in: scope).map { .dictionary($0.busDictionary) })]
        case "GetVoiceShortcut":
            let voice = await assistant.voiceShortcut(try arguments.string(0), in: scope)
            return [.dictionary(voice?.busDictionary ?? [:])]
        case "AddVoiceShortcut":
            let shortcut = try ShortcutValue(busDictionary: arguments.dictionary(0))
            let voice = try await assistant.addVoiceShortcut(shortcut, phrase: arguments.string(1), of: app)
            return [.dictionary(voice.busDictionary)]
        case "ChangeVoiceShortcut":
            let voice = try await assistant.changeVoiceShortcut(
                arguments.string(0), phrase: arguments.string(1), in: scope)
            return [.dictionary(voice.busDictionary)]
        case "DeleteVoiceShortcut":
            try await assistant.deleteVoiceShortcut(arguments.string(0), in: scope)
            return []
        case "CheckPhrase":
            let identifier = try arguments.string(1)
            let verdict = await assistant.checkPhrase(
                try arguments.string(0), replacing: identifier.isEmpty ? nil : identifier, locale: nil, in: scope)
            return [.dictionary(verdict.busDictionary)]
        case "Describe":
            let shortcut = try ShortcutValue(busDictionary: arguments.dictionary(0))
            let description = await assistant.describe(shortcut, of: app, locale: try arguments.string(1))
            return [.dictionary(description.busDictionary)]
        default: throw Arguments.unknownMethod(call)
        }
    }
}
