import CoreGraphics
import Testing

struct AttachmentTests {
  @Test("an image attached to a test is a PNG file, and is named like one")
  func png() throws {
    let image = try #require(Canvas(3, 2).context.makeImage())
    let attachment = Attachment(image, named: "card")
    #expect(attachment.preferredName.hasPrefix("card"))
    let bytes = try attachment.withUnsafeBytes { Array($0) }
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The header contains the width and height.
    #expect(bytes[16..<24] == [0, 0, 0, 3, 0, 0, 0, 2])
    #expect(image.preferredName(for: attachment, basedOn: "card") == "card.png")
    #expect(image.preferredName(for: attachment, basedOn: "card.PNG") == "card.PNG")
  }
}
