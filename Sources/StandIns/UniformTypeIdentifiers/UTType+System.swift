extension UTType {
    /// Anything that has a name, a file or something of another kind.
    public static let item = UTType(known: "public.item")
    /// What a person reads, looks at or listens to.
    public static let content = UTType(known: "public.content")
    /// Content that is made up of several kinds.
    public static let compositeContent = UTType(known: "public.composite-content", in: [.content])
    /// A stream of bytes.
    public static let data = UTType(known: "public.data", in: [.item])
    /// What has files in it.
    public static let directory = UTType(known: "public.directory", in: [.item])
    /// A directory that a person sees as one.
    public static let folder = UTType(known: "public.folder", in: [.directory])
    /// A directory that a person sees as a file.
    public static let package = UTType(known: "com.apple.package", in: [.directory])
    /// A directory whose inside is laid down.
    public static let bundle = UTType(known: "com.apple.bundle", in: [.directory])
    /// Files that are packed into one.
    public static let archive = UTType(known: "public.archive", in: [.data])
    /// A ZIP archive.
    public static let zip = UTType(
        known: "public.zip-archive", in: [.archive], extensions: "zip", mime: "application/zip")
    /// A gzip archive.
    public static let gzip = UTType(
        known: "org.gnu.gnu-zip-archive", in: [.archive], extensions: "gz", mime: "application/gzip")
    /// The image of a disk.
    public static let diskImage = UTType(known: "public.disk-image", in: [.archive])
    /// A message.
    public static let message = UTType(known: "public.message", in: [.content])
    /// A mail.
    public static let emailMessage = UTType(known: "public.email-message", in: [.message, .data], extensions: "eml")
    /// A person or a firm.
    public static let contact = UTType(known: "public.contact", in: [.content])
    /// A vCard.
    public static let vCard = UTType(
        known: "public.vcard", in: [.contact, .text], extensions: "vcf", mime: "text/vcard")
    /// Something to be done.
    public static let toDoItem = UTType(known: "public.to-do-item", in: [.content])
    /// An event of a calendar.
    public static let calendarEvent = UTType(known: "public.calendar-event", in: [.content])
    /// A URL.
    public static let url = UTType(known: "public.url", in: [.data])
    /// The URL of a file.
    public static let fileURL = UTType(known: "public.file-url", in: [.url])
    /// A bookmark.
    public static let bookmark = UTType(known: "public.bookmark", in: [.content])
    /// A database.
    public static let database = UTType(known: "public.database", in: [.data])
    /// An app.
    public static let application = UTType(known: "com.apple.application", in: [.item])
    /// A program.
    public static let executable = UTType(known: "public.executable", in: [.item])
    /// A font.
    public static let font = UTType(known: "public.font", in: [.data])
    /// Text, with or without format.
    public static let text = UTType(known: "public.text", in: [.data, .content])
    /// Text without format.
    public static let plainText = UTType(
        known: "public.plain-text", in: [.text], extensions: "txt text", mime: "text/plain")
    /// Text without format in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", in: [.plainText])
    /// Text without format in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text", in: [.plainText])
    /// A table whose columns are separated by commas.
    public static let commaSeparatedText = UTType(
        known: "public.comma-separated-values-text", in: [.plainText], extensions: "csv", mime: "text/csv")
    /// A table whose columns are separated by tabs.
    public static let tabSeparatedText = UTType(
        known: "public.tab-separated-values-text", in: [.plainText], extensions: "tsv",
        mime: "text/tab-separated-values")
    /// Rich text.
    public static let rtf = UTType(known: "public.rtf", in: [.text], extensions: "rtf", mime: "text/rtf")
    /// HTML.
    public static let html = UTType(known: "public.html", in: [.text], extensions: "html htm", mime: "text/html")
    /// XML.
    public static let xml = UTType(known: "public.xml", in: [.text], extensions: "xml", mime: "application/xml")
    /// JSON.
    public static let json = UTType(known: "public.json", in: [.text], extensions: "json", mime: "application/json")
    /// YAML.
    public static let yaml = UTType(
        known: "public.yaml", in: [.text], extensions: "yaml yml", mime: "application/x-yaml")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list", in: [.data], extensions: "plist")
    /// A property list in XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list", in: [.propertyList, .xml])
    /// The source of a program.
    public static let sourceCode = UTType(known: "public.source-code", in: [.plainText])
    /// The source of a program that needs no building.
    public static let script = UTType(known: "public.script", in: [.sourceCode])
    /// Swift source.
    public static let swiftSource = UTType(known: "public.swift-source", in: [.sourceCode], extensions: "swift")
    /// A Python script.
    public static let pythonScript = UTType(
        known: "public.python-script", in: [.script], extensions: "py", mime: "text/x-python-script")
    /// A JavaScript script.
    public static let javaScript = UTType(
        known: "com.netscape.javascript-source", in: [.script], extensions: "js", mime: "text/javascript")
    /// A shell script.
    public static let shellScript = UTType(known: "public.shell-script", in: [.script], extensions: "sh")
    /// A PDF document.
    public static let pdf = UTType(
        known: "com.adobe.pdf", in: [.data, .compositeContent], extensions: "pdf", mime: "application/pdf")
    /// A spreadsheet.
    public static let spreadsheet = UTType(known: "public.spreadsheet", in: [.content])
    /// A presentation.
    public static let presentation = UTType(known: "public.presentation", in: [.compositeContent])
    /// An electronic book.
    public static let epub = UTType(
        known: "org.idpf.epub-container", in: [.data, .compositeContent], extensions: "epub",
        mime: "application/epub+zip")
    /// A picture.
    public static let image = UTType(known: "public.image", in: [.data, .content])
    /// A JPEG picture.
    public static let jpeg = UTType(known: "public.jpeg", in: [.image], extensions: "jpeg jpg", mime: "image/jpeg")
    /// A PNG picture.
    public static let png = UTType(known: "public.png", in: [.image], extensions: "png", mime: "image/png")
    /// A GIF picture.
    public static let gif = UTType(known: "com.compuserve.gif", in: [.image], extensions: "gif", mime: "image/gif")
    /// A TIFF picture.
    public static let tiff = UTType(known: "public.tiff", in: [.image], extensions: "tiff tif", mime: "image/tiff")
    /// A Windows bitmap.
    public static let bmp = UTType(known: "com.microsoft.bmp", in: [.image], extensions: "bmp", mime: "image/bmp")
    /// An icon of Windows.
    public static let ico = UTType(
        known: "com.microsoft.ico", in: [.image], extensions: "ico", mime: "image/vnd.microsoft.icon")
    /// An HEIC picture.
    public static let heic = UTType(known: "public.heic", in: [.image], extensions: "heic", mime: "image/heic")
    /// An HEIF picture.
    public static let heif = UTType(known: "public.heif", in: [.image], extensions: "heif", mime: "image/heif")
    /// A WebP picture.
    public static let webP = UTType(known: "org.webmproject.webp", in: [.image], extensions: "webp", mime: "image/webp")
    /// An SVG picture.
    public static let svg = UTType(known: "public.svg-image", in: [.image], extensions: "svg", mime: "image/svg+xml")
    /// What a camera's sensor saw.
    public static let rawImage = UTType(known: "public.camera-raw-image", in: [.image])
    /// Sound, moving pictures, or both.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content", in: [.data, .content])
    /// Moving pictures with sound.
    public static let movie = UTType(known: "public.movie", in: [.audiovisualContent])
    /// Moving pictures.
    public static let video = UTType(known: "public.video", in: [.movie])
    /// A QuickTime movie.
    public static let quickTimeMovie = UTType(
        known: "com.apple.quicktime-movie", in: [.movie], extensions: "mov", mime: "video/quicktime")
    /// An MPEG movie.
    public static let mpeg = UTType(known: "public.mpeg", in: [.movie], extensions: "mpg mpeg", mime: "video/mpeg")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", in: [.movie], extensions: "mp4", mime: "video/mp4")
    /// An AVI movie.
    public static let avi = UTType(known: "public.avi", in: [.movie], extensions: "avi", mime: "video/avi")
    /// Sound.
    public static let audio = UTType(known: "public.audio", in: [.audiovisualContent])
    /// An MP3 file.
    public static let mp3 = UTType(known: "public.mp3", in: [.audio], extensions: "mp3", mime: "audio/mpeg")
    /// Sound in MPEG-4.
    public static let mpeg4Audio = UTType(
        known: "public.mpeg-4-audio", in: [.audio], extensions: "m4a", mime: "audio/mp4")
    /// A WAV file.
    public static let wav = UTType(
        known: "com.microsoft.waveform-audio", in: [.audio], extensions: "wav", mime: "audio/vnd.wave")
    /// An AIFF file.
    public static let aiff = UTType(
        known: "public.aiff-audio", in: [.audio], extensions: "aiff aif", mime: "audio/aiff")
    /// A MIDI file.
    public static let midi = UTType(
        known: "public.midi-audio", in: [.audio], extensions: "midi mid", mime: "audio/midi")
    /// A list of what to play.
    public static let playlist = UTType(known: "public.playlist", in: [.content])

    /// All of them.
    static let system: [UTType] = [
        .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle, .archive, .zip, .gzip,
        .diskImage, .message, .emailMessage, .contact, .vCard, .toDoItem, .calendarEvent, .url, .fileURL, .bookmark,
        .database, .application, .executable, .font, .text, .plainText, .utf8PlainText, .utf16PlainText,
        .commaSeparatedText, .tabSeparatedText, .rtf, .html, .xml, .json, .yaml, .propertyList, .xmlPropertyList,
        .sourceCode, .script, .swiftSource, .pythonScript, .javaScript, .shellScript, .pdf, .spreadsheet,
        .presentation, .epub, .image, .jpeg, .png, .gif, .tiff, .bmp, .ico, .heic, .heif, .webP, .svg, .rawImage,
        .audiovisualContent, .movie, .video, .quickTimeMovie, .mpeg, .mpeg4Movie, .avi, .audio, .mp3, .mpeg4Audio,
        .wav, .aiff, .midi, .playlist,
    ]
}
