import Foundation
import Testing

@testable import ImageCodecs

@Suite("WebP")
struct WebPTests {
  /// A lossless image of 4 x 2 pixels: red, red, blue, blue, with translucent blue pixels in the second row.
  private let lossless = [UInt8](
    Data(base64Encoded: "UklGRigAAABXRUJQVlA4TBwAAAAvA0AAEBcQAoIi/0fbfwFB0XXLhU/DC0oj+h8C") ?? Data())
  /// A lossy image of 16 x 8 pixels with a red left half and a blue right half.
  private let lossy = [UInt8](
    Data(
      base64Encoded:
        "UklGRkQAAABXRUJQVlA4IDgAAAAwAgCdASoQAAgAAMASJaACdLoB+AH4gARoAAD+/Suf/9+gm/93m/10S8z/60c//rRlcH9aOb+gAA=="
    ) ?? Data())

  @Test("lossless pixels are exact, colors multiplied by alpha")
  func exact() throws {
    let image = try ImageDecoder.decode(lossless)
    #expect(image.format == .webP && !image.isOpaque)
    #expect(image.pixels.width == 4 && image.pixels.height == 2)
    #expect(image.pixels[0, 0] == (255, 0, 0, 255) && image.pixels[3, 0] == (0, 0, 255, 255))
    #expect(image.pixels[3, 1] == (0, 0, 128, 128))
  }

  @Test("lossy pixels are near")
  func near() throws {
    let image = try ImageDecoder.decode(lossy)
    #expect(image.isOpaque && image.pixels.width == 16 && image.pixels.height == 8)
    let (left, right) = (image.pixels[2, 4], image.pixels[13, 4])
    #expect(left.red > 220 && left.blue < 40 && right.blue > 220 && right.red < 40)
  }

  @Test("a file that is cut short or damaged is an error or a picture of its size, and limits hold")
  func damage() {
    for file in [lossless, lossy] {
      for count in 12..<file.count - 4 {
        #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(Array(file.prefix(count))) }
      }
      var noise = Noise(seed: 5)
      for _ in 0..<500 { _ = try? WebPDecoder.decodeImage(file.damaged(&noise), limits: .standard) }
    }
    #expect(throws: ImageCodecError.tooLarge(.webP, width: 16, height: 8, limit: "100 altogether")) {
      try ImageDecoder.decode(lossy, limits: ImageLimits(maximumSide: 100, maximumPixelCount: 100))
    }
  }
}
