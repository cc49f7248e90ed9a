import Bus
import ShortcutModel

extension RelevantShortcutValue {
    public var busDictionary: [String: BusValue] {
        var writer = DictionaryWriter()
        writer.put("shortcut", .dictionary(shortcut.busDictionary))
        writer.put("relevance", .array(relevance.map { .variant($0.busValue) }))
        writer.put("role", integer: role)
        writer.put("title", title)
        writer.put("subtitle", subtitle)
        writer.put("image", image?.busValue)
        writer.put("widget-kind", widgetKind)
        return writer.entries
    }

    public init(busDictionary: [String: BusValue]) throws {
        var reader = DictionaryReader("relevant shortcut", busDictionary)
        self.init(
            shortcut: try ShortcutValue(
                busDictionary: try reader.required("shortcut", try reader.dictionary("shortcut"))),
            relevance: try reader.take("relevance", "an array of (sv)") { value in
                try value.array?.map(Relevance.init)
            } ?? [],
            role: try reader.integer("role") ?? 0, title: try reader.string("title"),
            subtitle: try reader.string("subtitle"), image: try reader.take("image", "an image", ImageValue.init),
            widgetKind: try reader.string("widget-kind"))
        try reader.finish()
    }
}

extension RelevantShortcutValue.Relevance {
    var busValue: BusValue {
        switch self {
        case .dates(let from, let to):
            .structure(["dates", .variant(.structure([.double(from), .double(to ?? 0)]))])
        case .dailyRoutine(let situation): .structure(["routine", .variant(.int32(Int32(clamping: situation)))])
        case .region(let latitude, let longitude, let radius, let identifier):
            .structure([
                "region",
                .variant(.structure([.double(latitude), .double(longitude), .double(radius), .string(identifier)])),
            ])
        }
    }

    init(_ value: BusValue) throws {
        let fields = value.structure ?? []
        let data = fields.count == 2 ? fields[1].structure ?? [] : []
        switch (fields.first?.string, data.count) {
        case ("dates", 2):
            guard let from = data[0].double, let to = data[1].double else { break }
            self = .dates(from: from, to: to == 0 ? nil : to)
            return
        case ("region", 4):
            guard let latitude = data[0].double, let longitude = data[1].double, let radius = data[2].double,
                let identifier = data[3].string
            else { break }
            self = .region(latitude: latitude, longitude: longitude, radius: radius, identifier: identifier)
            return
        case ("routine", _):
            guard fields.count == 2, let situation = fields[1].integer else { break }
            self = .dailyRoutine(Int(situation))
            return
        default: break
        }
        throw ShortcutsError.invalidArgument("relevant shortcut: relevance must be (sv) of dates, routine or region")
    }
}
