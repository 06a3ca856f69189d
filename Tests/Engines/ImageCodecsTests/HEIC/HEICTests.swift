import Foundation
import Testing

@testable import ImageCodecs

@Suite("HEIC", .enabled(if: HEICDecoder.canDecode, "libheif has no decoder for HEIC here"))
struct HEICTests {
  /// An image of 16 x 8 pixels with a red left half and a blue right half.
  private let file = [UInt8](
    Data(
      base64Encoded: """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
        AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAACAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAApAACAAEAAAAAAAAA
        AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA
        ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED
        cAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz
        cGUAAAAAAAAAEAAAAAgAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt
        ZwACAAEAAQAAAKxtZGF0AAAAoCgBrwYyGvlggPEMUFy9viDv//tF/Q+s0X+b9Gv331DN//HmS60HOIZil//LpSJIbiSOjypr6xh+
        gKY7iwQx9aslKtNKhYjsRu/rYZOvkQONmc6pR9ioNy7Ah6AkEPKArC7CHVX2jc6YtZ3sH/g8Ty3C7LA7q0undr759Ub4fzqkneHF
        omUWcjK7/+Nw/1N1GGqyrQyHC/x3QWJcO6Ko4hA=
        """, options: .ignoreUnknownCharacters) ?? Data())

  @Test("pixels are near")
  func near() throws {
    let image = try ImageDecoder.decode(file)
    #expect(image.format == .heic && image.isOpaque && image.pixels.width == 16 && image.pixels.height == 8)
    let (left, right) = (image.pixels[2, 4], image.pixels[13, 4])
    #expect(left.red > 220 && left.blue < 40 && right.blue > 220 && right.red < 40)
  }

  @Test("a file that is cut short or damaged is an error or a picture, and limits hold")
  func damage() {
    for count in stride(from: 12, to: file.count - 200, by: 7) {
      #expect(throws: ImageCodecError.self) { try ImageDecoder.decode(Array(file.prefix(count))) }
    }
    var noise = Noise(seed: 9)
    for _ in 0..<300 { _ = try? HEICDecoder.decodeImage(file.damaged(&noise), limits: .standard) }
    #expect(throws: ImageCodecError.self) {
      try ImageDecoder.decode(file, limits: ImageLimits(maximumSide: 100, maximumPixelCount: 100))
    }
  }
}
