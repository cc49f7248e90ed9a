import ShortcutModel
import SurfaceModel

/// `recently-used.xbel`: which files were opened with which application, as GTK and KDE keep it.
enum RecentlyUsed {
    static func read(_ text: String) -> ImportLog {
        var log = ImportLog()
        var href: String?
        for (index, tag) in text.split(separator: "<").enumerated() {
            if tag.hasPrefix("bookmark ") {
                href = attribute("href", of: tag)
            } else if tag.hasPrefix("bookmark:application "), let href {
                let date = attribute("modified", of: tag).flatMap { try? Moment(parsing: withoutFraction($0)) }
                guard let date, let name = attribute("name", of: tag), !name.isEmpty else {
                    log.skip(line: index, "an application without name or date")
                    continue
                }
                let local = Moment(localSeconds: date.seconds)
                log.add(
                    ImportRow(
                        app: name, action: "open", parameters: ["file": .url(href)], date: local.seconds,
                        utcOffset: local.utcOffset), line: index)
            }
        }
        log.rows.sort { $0.date < $1.date }
        return log
    }

    /// `2026-11-30T12:00:00.123456Z` to `2026-11-30T12:00:00Z`
    private static func withoutFraction(_ date: String) -> String {
        guard let point = date.firstIndex(of: ".") else { return date }
        return String(date[..<point]) + date[point...].drop { $0 == "." || $0.isNumber }
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        var rest = tag[...]
        while let space = rest.firstIndex(where: \.isWhitespace) {
            rest = rest[space...].drop(while: \.isWhitespace)
            guard rest.hasPrefix(name + "=\"") else { continue }
            return unescaped(rest.dropFirst(name.count + 2).prefix { $0 != "\"" })
        }
        return nil
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var rest = text
        let entities = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")]
        while let first = rest.first {
            if first == "&", let entity = entities.first(where: { rest.hasPrefix($0.0) }) {
                result += entity.1
                rest = rest.dropFirst(entity.0.count)
            } else {
                result.append(first)
                rest.removeFirst()
            }
        }
        return result
    }
}
