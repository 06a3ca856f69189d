import Testing

@testable import ImageCodecs

@Suite("Image files of any kind")
struct ImageDecoderTests {
  @Test("are told apart by their first bytes")
  func formats() throws {
    let image = PixelImage.make(2, 2) { _, _ in (9, 9, 9, 255) }
    #expect(try ImageDecoder.decode(PNGEncoder.encode(image)).format == .png)
    #expect(try ImageDecoder.decode(JPEGEncoder.encode(image, quality: 1)).format == .jpeg)
    #expect(ImageFormat(sniffing: []) == nil)
    #expect(ImageFormat(sniffing: [0x89, 0x50, 0x4E]) == nil)
  }

  @Test("of another kind are refused, naming their first bytes")
  func unknown() {
    #expect(throws: ImageCodecError.unknownFormat(start: [66, 77, 70, 56, 57, 97, 1, 0])) {
      try ImageDecoder.decode(Array("BMF89a".utf8) + [1, 0, 1, 0])
    }
    #expect(throws: ImageCodecError.unknownFormat(start: [])) { try ImageDecoder.decode([]) }
  }

  @Test("errors in words")
  func messages() {
    #expect("\(ImageCodecError.unknownFormat(start: []))" == "the image file is empty")
    #expect(
      "\(ImageCodecError.unknownFormat(start: [71, 10]))"
        == "the image format is unknown: the file begins with the bytes 47 0A")
    #expect("\(ImageCodecError.truncated(.png, offset: 55))" == "the PNG is truncated: it ends at byte 55")
    #expect(
      "\(ImageCodecError.corrupt(.png, offset: 8, reason: "a chunk of 9 bytes"))"
        == "the PNG is damaged at byte 8: a chunk of 9 bytes")
    #expect("\(ImageCodecError.corrupt(.jpeg, offset: nil, reason: "why"))" == "the JPEG is damaged: why")
    #expect("\(ImageCodecError.unsupported(.png, reason: "why"))" == "this kind of PNG is not supported: why")
    #expect(
      "\(ImageCodecError.tooLarge(.jpeg, width: 3, height: 4, limit: "2 on a side"))"
        == "the JPEG has 3 x 4 pixels, more than 2 on a side")
  }
}
