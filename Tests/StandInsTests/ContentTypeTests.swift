import CoreServices
import CoreSpotlight
import Testing

@Suite struct `Content types` {
    @Test func `a type is found by identifier, by ending and by MIME type`() {
        #expect(UTType("public.jpeg") == .jpeg)
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/jpeg") == .jpeg)
        #expect(UTType("org.example.unknown") == nil)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test func `a type conforms to what it is a kind of`() {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item) && UTType.jpeg.conforms(to: .jpeg))
        #expect(!UTType.jpeg.conforms(to: .text) && !UTType.image.conforms(to: .jpeg))
        #expect(
            UTType.image.isSupertype(of: .png) && UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
    }

    @Test func `an ending that is not known makes a type of data`() throws {
        let type = try #require(UTType(filenameExtension: "soup"))
        #expect(type.preferredFilenameExtension == "soup" && type.conforms(to: .data))
        #expect(UTType(exportedAs: "org.example.soup", conformingTo: .text).conforms(to: .content))
    }

    @Test func `no two types have one identifier, and the older names are theirs`() {
        #expect(Set(UTType.allForTests.map(\.identifier)).count == UTType.allForTests.count)
        #expect(kUTTypeItem as String == "public.item" && kUTTypePDF as String == UTType.pdf.identifier)
    }
}

extension UTType {
    fileprivate static let allForTests: [UTType] = [.item, .content, .data, .text, .image, .audio, .movie, .pdf, .json]
}
