import CoreServices
import Testing
import UniformTypeIdentifiers

@Suite("Types by the functions of before iOS 14")
struct UTTypeFunctionsTests {
  @Test("lead from extensions to MIME types, as apps look these up")
  func mimeType() throws {
    let extensionOfFile = "png" as CFString
    let type = try #require(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, extensionOfFile, nil)?.takeRetainedValue())
    #expect(type as String == "public.png")
    let mimeType = UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue()
    #expect(mimeType as String? == "image/png")
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
  }

  @Test("say what conforms to what")
  func conformance() {
    #expect(UTTypeConformsTo(kUTTypeJPEG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypeJPEG))
    #expect(UTTypeConformsTo("org.example.own" as CFString, "org.example.own" as CFString))
    #expect(UTTypeEqual(kUTTypeJPEG, "PUBLIC.jpeg" as CFString))
  }

  @Test("constants are the identifiers of UTType's")
  func constants() {
    #expect(kUTTypeMovie as String == UTType.movie.identifier)
    #expect(kUTTypeURL as String == UTType.url.identifier)
    #expect([kUTTypeImage as String, kUTTypeGIF as String].allSatisfy { UTType($0) != nil })
  }
}
