import CoreTransferable
import Foundation
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Transferable values", .ownHosts)
struct TransferableTests {
  struct Note: Codable, Equatable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: { $0.text })
    }
  }

  @Test("a provider has the forms in their order, and the value is read back from the first one")
  func roundTrip() async throws {
    let provider = Note.provider(of: Note(text: "Milk"))
    #expect(provider.registeredTypeIdentifiers.first == "public.json")
    #expect(provider.registeredTypeIdentifiers.contains("public.utf8-plain-text"))
    #expect(try await Note.value(from: provider) == Note(text: "Milk"))
    #expect(try await String.value(from: provider) == "Milk")
  }

  @Test("only forms that are imported are accepted")
  func imported() async {
    #expect(Note.importedTypes == [.json])
    await #expect(throws: (any Error).self) { try await Note.value(from: String.provider(of: "Milk")) }
  }

  @Test("strings, addresses, data and attributed strings are transferred")
  func builtIn() async throws {
    let address = try #require(URL(string: "https://example.com/a"))
    #expect(try await URL.value(from: URL.provider(of: address)) == address)
    #expect(try await Data.value(from: Data.provider(of: Data([1, 2]))) == Data([1, 2]))
    #expect(
      try await AttributedString.value(from: AttributedString.provider(of: AttributedString("A")))
        == AttributedString("A"))
  }

  struct Picture: Transferable {
    let bytes: Data
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .png) { picture in
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try picture.bytes.write(to: file)
        return SentTransferredFile(file)
      } importing: { received in
        Picture(bytes: try Data(contentsOf: received.file))
      }
      .suggestedFileName("picture.png")
    }
  }

  @Test("files are transferred by their content, with their names")
  func files() async throws {
    let provider = Picture.provider(of: Picture(bytes: Data([7, 8, 9])))
    #expect(provider.suggestedName == "picture.png")
    #expect(try await Picture.value(from: provider).bytes == Data([7, 8, 9]))
  }
}
