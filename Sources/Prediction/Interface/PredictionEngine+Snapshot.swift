extension PredictionEngine {
    private static let magic: UInt32 = 0x494e_4b50  // "INKP"
    private static let version: UInt32 = 5

    /// The state as bytes, to be kept on disk: versioned and checksummed.
    public func snapshot() -> [UInt8] {
        var body = ByteWriter()
        body.write(mix.signature)
        catalog.write(to: &body)
        composition.write(to: &body)
        feedback.write(to: &body)
        writeOffers(to: &body)
        mix.write(to: &body)
        var out = ByteWriter()
        out.write(Self.magic)
        out.write(Self.version)
        out.write(Self.checksum(body.bytes[...]))
        return out.bytes + body.bytes
    }

    /// An engine from a snapshot; nil when the bytes are damaged or of another version. Rebuild from the events then.
    public convenience init?(snapshot: [UInt8]) {
        self.init(mix: Mix())
        var head = ByteReader(snapshot.prefix(16))
        guard head.read(UInt32.self) == Self.magic, head.read(UInt32.self) == Self.version,
            head.read(UInt64.self) == Self.checksum(snapshot.dropFirst(16))
        else { return nil }
        var body = ByteReader(snapshot.dropFirst(16))
        guard body.read(UInt64.self) == mix.signature, catalog.read(from: &body), composition.read(from: &body),
            feedback.read(from: &body), readOffers(from: &body),
            mix.read(from: &body, catalog), body.isAtEnd
        else { return nil }
    }

    /// FNV-1a over words of eight bytes: notices damage; not meant against forgery.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.withUnsafeBytes { raw in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            let words = raw.count / 8
            for i in 0..<words {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: i * 8, as: UInt64.self))
                hash = (hash ^ word) &* 0x0000_0100_0000_01b3
                hash ^= hash >> 32
            }
            for i in (words * 8)..<raw.count { hash = (hash ^ UInt64(raw[i])) &* 0x0000_0100_0000_01b3 }
            return hash ^ UInt64(raw.count)
        }
    }

    private func writeOffers(to bytes: inout ByteWriter) {
        bytes.write(UInt32(offers.count))
        for (app, list) in offers.sorted(by: { $0.key < $1.key }) {
            bytes.write(app)
            bytes.write(UInt32(list.count))
            for offer in list {
                bytes.write(offer.pattern)
                bytes.write(offer.weight)
                let hours = offer.hours.map { UInt16($0.start & 31) << 8 | UInt16($0.end & 31) } ?? .max
                bytes.write(hours)
                for text in [offer.relevance.foregroundApp, offer.relevance.place, offer.relevance.network] {
                    bytes.write(UInt8(text == nil ? 0 : 1))
                    bytes.write(text ?? "")
                }
                for flag in [offer.relevance.isCharging, offer.relevance.hasHeadphones] {
                    bytes.write(UInt8(flag.map { $0 ? 1 : 0 } ?? 2))
                }
            }
        }
    }

    private func readOffers(from bytes: inout ByteReader) -> Bool {
        guard let apps = bytes.read(UInt32.self), apps <= bytes.remaining else { return false }
        for _ in 0..<apps {
            guard let app = bytes.readString(), let count = bytes.read(UInt32.self), count <= bytes.remaining else {
                return false
            }
            var list: [OfferedAction] = []
            for _ in 0..<count {
                guard let pattern = bytes.readPattern(), let weight = bytes.readDouble(),
                    let hours = bytes.read(UInt16.self)
                else { return false }
                var texts: [String?] = []
                var flags: [Bool?] = []
                for _ in 0..<3 {
                    guard let has = bytes.read(UInt8.self), let text = bytes.readString() else { return false }
                    texts.append(has == 1 ? text : nil)
                }
                for _ in 0..<2 {
                    guard let flag = bytes.read(UInt8.self) else { return false }
                    flags.append(flag == 2 ? nil : flag == 1)
                }
                list.append(
                    OfferedAction(
                        pattern: pattern, weight: weight,
                        relevance: ContextSignals(
                            foregroundApp: texts[0], place: texts[1], isCharging: flags[0], hasHeadphones: flags[1],
                            network: texts[2]),
                        hours: hours == .max ? nil : (Int(hours >> 8), Int(hours & 255))))
            }
            offers[app] = list
        }
        return true
    }
}
