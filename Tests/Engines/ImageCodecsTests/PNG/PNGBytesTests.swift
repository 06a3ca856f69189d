import Testing

@testable import ImageCodecs

@Suite("The bytes of a PNG")
struct PNGBytesTests {
  /// Returns an image with all kinds of content: flat areas, a gradient, edges, noise, translucent pixels.
  static func scene(isOpaque: Bool) -> PixelImage {
    var noise = Noise(seed: 7)
    return PixelImage.make(320, 480) { x, y in
      switch (x / 80, y / 120) {
      case (0, 0): (UInt8(x), UInt8(y), 128, 255)
      case (1, 1): (UInt8(noise.next() & 63), 20, UInt8(noise.next() & 15), 255)
      case (2, _) where (x * 7 + y * 3) % 23 < 5: (0, 0, 0, 255)
      case (3, 2) where !isOpaque: (UInt8(x % 60), 10, 5, UInt8(x % 60 + 60))
      default: (242, 242, 247, 255)
      }
    }
  }

  @Test("are the same on every machine: the recorded hash")
  func hash() {
    // The FNV-1a hashes depend only on the encoder, and not on the machine, its libraries or the build.
    func hash(_ bytes: [UInt8]) -> UInt64 {
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    #expect(hash(PNGEncoder.encode(PNGBytesTests.scene(isOpaque: true))) == 11_920_141_680_243_366_613)
    #expect(hash(PNGEncoder.encode(PNGBytesTests.scene(isOpaque: false))) == 7_399_466_115_589_733_362)
  }

  @Test("are the chunks IHDR, sRGB, IDAT, IEND, with three bytes a pixel where opaque and four where not")
  func chunks() throws {
    let opaque = PNGEncoder.encode(PixelImage.make(3, 2) { _, _ in (1, 2, 3, 255) })
    #expect(Array(opaque[0..<33]) == TestPNG(width: 3, height: 2, colorType: .rgb, rows: []).bytes[0..<33].map { $0 })
    #expect(Array(opaque[33..<46]) == TestPNG.chunk("sRGB", [0]))
    #expect(String(decoding: opaque[50..<54], as: UTF8.self) == "IDAT")
    #expect(Array(opaque.suffix(12)) == TestPNG.chunk("IEND", []))
    let clear = PNGEncoder.encode(PixelImage(width: 3, height: 2))
    #expect(clear[25] == 6)
    #expect(try PNGDecoder.decode(clear) == PixelImage(width: 3, height: 2))
  }

  @Test("are few for flat areas: one color, a screen large, in less than 15,000")
  func flat() {
    let image = PixelImage(
      width: 1170, height: 2532, bytesPerRow: 4680, bytes: .init(repeating: 255, count: 11_849_760))
    #expect(PNGEncoder.encode(image).count < 15_000)
  }

  @Test("are fewer for letters that repeat than for letters of many kinds")
  func repeatedLetters() {
    func page(kinds: Int) -> Int {
      let letters = (0..<kinds).map { kind -> [UInt8] in
        var noise = Noise(seed: UInt64(kind))
        return (0..<256).map { _ in UInt8(noise.next() & 0xF0) }
      }
      let image = PixelImage.make(24 * 16, 160) { x, y in
        let ink = letters[(x / 16 + y / 16 * 7) % kinds][y % 16 * 16 + x % 16]
        return (ink, ink, ink, 255)
      }
      return PNGEncoder.encode(image).count
    }
    #expect(page(kinds: 6) * 3 < page(kinds: 240))
  }
}
