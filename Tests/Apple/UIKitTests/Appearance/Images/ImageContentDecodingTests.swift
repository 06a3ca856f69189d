import ImageCodecs
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Pictures of files' contents", .ownHosts)
struct ImageContentDecodingTests {
  private let missing = ImageHelper(program: "/no/viewcode-image-helper")

  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    body()
    return messages
  }

  @Test("without the image helper, each SVG, PDF and HEIC is no picture, and the message says what is missing")
  func reported() {
    let files = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#, "%PDF-1.4\n", "\0\0\0\u{18}ftypheic",
    ]
    for (file, name) in zip(files, ["SVG", "PDF", "HEIC"]) {
      let messages = messages {
        #expect(ImageContent(encoded: Array(file.utf8), helper: missing) == nil)
      }
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("UIImage: the \(name) cannot be") == true)
      #expect(messages.first?.contains("viewcode-image-helper is missing at /no/viewcode-image-helper") == true)
    }
  }

  @Test("other pictures need no helper, and what is damaged is nil without a word")
  func others() {
    let messages = messages {
      #expect(ImageContent(encoded: [0x89, 0x50, 0x4E, 0x47], helper: missing) == nil)
      #expect(ImageContent(encoded: Array("text".utf8), helper: missing) == nil)
      #expect(ImageContent(encoded: Array("<svg".utf8)) == nil)
      #expect(ImageContent(encoded: PNGEncoder.encode(PixelImage(width: 2, height: 2)), helper: missing) != nil)
    }
    #expect(messages.isEmpty)
  }
}
