import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("UTType")
struct UTTypeTests {
  @Test("a JPEG image is an image, content and data, by way of its parents")
  func conformance() {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && UTType.jpeg.conforms(to: .content))
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(!UTType.image.conforms(to: .jpeg) && UTType.image.isSupertype(of: .jpeg))
    #expect(!UTType.jpeg.conforms(to: .text))
    #expect(UTType.heic.supertypes.contains(.image) && UTType.heic.supertypes.contains(.item))
  }

  @Test(
    "extensions and MIME types lead to types and back",
    arguments: [
      ("jpg", "image/jpeg", UTType.jpeg), ("png", "image/png", .png), ("json", "application/json", .json),
      ("PDF", "application/pdf", .pdf), ("mp4", "video/mp4", .mpeg4Movie), ("wav", "audio/wav", .wav),
      ("zip", "application/zip", .zip), ("txt", "text/plain", .plainText),
    ])
  func tags(filenameExtension: String, mimeType: String, type: UTType) {
    #expect(UTType(filenameExtension: filenameExtension) == type)
    #expect(UTType(mimeType: mimeType) == type)
    #expect(type.preferredFilenameExtension != nil && type.preferredMIMEType != nil)
  }

  @Test("of two types with an extension, the one that conforms is taken")
  func supertype() {
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .movie) == .mpeg4Movie)
  }

  @Test("an unknown extension makes a dynamic type that remembers it")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "qqq"))
    #expect(type.isDynamic && !type.isDeclared && type.identifier.hasPrefix("dyn.a"))
    #expect(type.preferredFilenameExtension == "qqq")
    #expect(type.conforms(to: .data) && !type.conforms(to: .image))
    #expect(UTType(type.identifier) == type)
    let odd = try #require(UTType(mimeType: "x/a:b=c"))
    #expect(odd.preferredMIMEType == "x/a:b=c")
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("an identifier that nobody declares is none; one that the app declares is")
  func identifiers() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("org.example.nothing") == nil)
    let own = UTType(exportedAs: "org.example.note", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.identifier == "org.example.note")
  }

  @Test("each constant is declared, and reaches what has no parent")
  func declared() {
    for type in [UTType.svg, .usdz, .epub, .folder, .m3uPlaylist, .vCard, .zip, .urlBookmarkData, .applicationBundle] {
      #expect(type.isDeclared, "\(type)")
    }
    #expect(UTType.package.isSubtype(of: .item))
  }

  @Test("a name gets the type's extension unless it has one")
  func names() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    #expect(folder.appendingPathComponent("a.b", conformingTo: .jpeg).lastPathComponent == "a.b.jpeg")
    #expect(("note" as NSString).appendingPathExtension(for: .json) == "note.json")
  }

  @Test("is stored by its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.gif])
    #expect(String(decoding: data, as: UTF8.self) == #"["com.compuserve.gif"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.gif])
  }
}
