import Testing

@testable import ImageCodecs

@Suite("JPEG")
struct JPEGTests {
  static let picture = PixelImage.make(40, 30) { x, y in (UInt8(x * 6), UInt8(y * 8), 90, 255) }

  private func largestDifference(_ a: PixelImage, _ b: PixelImage) -> Int {
    zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max()!
  }

  @Test("a smooth picture reads back nearly as it was, the better the quality the nearer")
  func roundTrip() throws {
    let best = try JPEGEncoder.encode(JPEGTests.picture, quality: 1)
    let middle = try JPEGEncoder.encode(JPEGTests.picture, quality: 0.5)
    let worst = try JPEGEncoder.encode(JPEGTests.picture, quality: 0)
    #expect(best.count > middle.count && middle.count > worst.count)
    let read = try JPEGDecoder.decode(best)
    #expect(read.pixels.width == 40 && read.pixels.height == 30 && read.orientation == .up)
    #expect(largestDifference(read.pixels, JPEGTests.picture) <= 4)
    #expect(try largestDifference(JPEGDecoder.decode(middle).pixels, JPEGTests.picture) <= 40)
  }

  @Test("a quality outside of 0 to 1 counts as the nearer end")
  func qualityRange() throws {
    #expect(try JPEGEncoder.encode(JPEGTests.picture, quality: 7) == JPEGEncoder.encode(JPEGTests.picture, quality: 1))
    #expect(try JPEGEncoder.encode(JPEGTests.picture, quality: -3) == JPEGEncoder.encode(JPEGTests.picture, quality: 0))
  }

  @Test("what is transparent lies on white")
  func transparent() throws {
    let half = PixelImage.make(16, 16) { x, _ in x < 8 ? (0, 0, 0, 0) : (0, 0, 0, 51) }
    let read = try JPEGDecoder.decode(JPEGEncoder.encode(half, quality: 1)).pixels
    #expect(read.pixel(2, 8) == [255, 255, 255, 255])
    #expect(read.pixel(13, 8).allSatisfy { abs(Int($0) - 204) <= 1 || $0 == 255 })
  }

  @Test("a side beyond JPEG's range is refused")
  func tooLarge() {
    #expect(throws: ImageCodecError.tooLarge(.jpeg, width: 65_536, height: 1, limit: "65535 on a side")) {
      try JPEGEncoder.encode(PixelImage(width: 65_536, height: 1), quality: 1)
    }
  }

  @Test("gray")
  func gray() throws {
    let image = try ImageDecoder.decode(JPEGFixtures.gray)
    #expect(image.pixels == PixelImage.make(8, 8) { _, _ in (200, 200, 200, 255) })
    #expect(image.isOpaque && image.format == .jpeg)
  }

  @Test("four inks")
  func cmyk() throws {
    let pixel = try JPEGDecoder.decode(JPEGFixtures.cmyk).pixels.pixel(3, 3)
    #expect(zip(pixel, [255, 128, 64, 255]).allSatisfy { abs(Int($0) - $1) <= 3 })
  }

  @Test("progressive")
  func progressive() throws {
    let pixels = try JPEGDecoder.decode(JPEGFixtures.progressive).pixels
    #expect(pixels.width == 16 && pixels.height == 16)
    #expect(zip(pixels.pixel(12, 4), [192, 64, 128, 255]).allSatisfy { abs(Int($0) - $1) <= 24 })
  }
}
