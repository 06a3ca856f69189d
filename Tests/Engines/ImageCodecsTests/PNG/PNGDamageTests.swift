import Testing

@testable import ImageCodecs

@Suite("A damaged PNG is an error, not a crash")
struct PNGDamageTests {
  static let file = PNGEncoder.encode(PixelImage.make(9, 7) { x, y in (UInt8(x * y), UInt8(x), UInt8(y), UInt8(100)) })

  @Test("cut short anywhere, it says where it ends")
  func truncated() {
    for count in 1..<PNGDamageTests.file.count {
      #expect(throws: ImageCodecError.truncated(.png, offset: count)) {
        try PNGDecoder.decode(Array(PNGDamageTests.file.prefix(count)))
      }
    }
  }

  @Test("each single bit turned over gives an error, or a picture of the same size")
  func flippedBits() {
    var noticed = 0
    for bit in 0..<PNGDamageTests.file.count * 8 {
      var file = PNGDamageTests.file
      file[bit / 8] ^= 1 << (bit % 8)
      do throws(ImageCodecError) {
        let image = try PNGDecoder.decode(file)
        #expect(image.width == 9 && image.height == 7)
      } catch {
        noticed += 1
      }
    }
    // Undetected damage is in unimportant chunks.
    #expect(noticed > PNGDamageTests.file.count * 8 * 3 / 4)
  }

  @Test("bytes changed, moved and repeated at random")
  func scrambled() {
    var noise = Noise(seed: 11)
    for _ in 0..<3000 {
      var file = PNGDamageTests.file
      for _ in 0..<Int.random(in: 1...6, using: &noise) {
        let at = Int.random(in: 8..<file.count, using: &noise)
        switch Int.random(in: 0..<3, using: &noise) {
        case 0: file[at] = UInt8.random(in: 0...255, using: &noise)
        case 1: file.remove(at: at)
        default: file.insert(contentsOf: file[at..<min(at + 20, file.count)], at: at)
        }
      }
      _ = try? PNGDecoder.decode(file)
    }
  }

  @Test("a few bytes that announce a huge picture are refused before memory is taken")
  func bombs() {
    func png(_ width: Int, _ height: Int) -> [UInt8] {
      TestPNG(width: width, height: height, colorType: .rgb, rows: [[0, 0, 0]]).bytes
    }
    #expect(throws: ImageCodecError.tooLarge(.png, width: 40_000, height: 1, limit: "32767 on a side")) {
      try PNGDecoder.decode(png(40_000, 1))
    }
    #expect(throws: ImageCodecError.tooLarge(.png, width: 30_000, height: 30_000, limit: "67108864 altogether")) {
      try PNGDecoder.decode(png(30_000, 30_000))
    }
    #expect(
      throws: ImageCodecError.corrupt(.png, offset: nil, reason: "its data is too short for 8000 x 8000 pixels")
    ) {
      try PNGDecoder.decode(png(8000, 8000))
    }
    #expect(throws: ImageCodecError.tooLarge(.png, width: 9, height: 7, limit: "62 altogether")) {
      try PNGDecoder.decode(PNGDamageTests.file, limits: ImageLimits(maximumSide: 100, maximumPixelCount: 62))
    }
  }

  @Test("fewer rows than announced")
  func missingRows() {
    let png = TestPNG(width: 2, height: 3, colorType: .rgb, rows: [[1, 2, 3, 4, 5, 6]])
    #expect(throws: ImageCodecError.self) { try PNGDecoder.decode(png.bytes) }
  }

  @Test("what Xcode makes for devices is named")
  func cgbi() {
    var file = Array(PNGDamageTests.file.prefix(8)) + TestPNG.chunk("CgBI", [0x50, 0, 0x20, 0x02])
    file += PNGDamageTests.file.dropFirst(8)
    let error = #expect(throws: ImageCodecError.self) { try PNGDecoder.decode(file) }
    #expect(error.map { "\($0)" }?.contains("CgBI") == true)
  }

  @Test("a file with no pixels, or not beginning with a header")
  func headers() {
    #expect(throws: ImageCodecError.corrupt(.png, offset: 16, reason: "it has no pixels")) {
      try PNGDecoder.decode(TestPNG(width: 0, height: 3, rows: []).bytes)
    }
    let headless = Array(PNGDamageTests.file.prefix(8)) + PNGDamageTests.file.dropFirst(33)
    #expect(throws: ImageCodecError.corrupt(.png, offset: 8, reason: "it does not begin with a header (IHDR)")) {
      try PNGDecoder.decode(headless)
    }
    #expect(throws: ImageCodecError.corrupt(.png, offset: 0, reason: "it does not begin with PNG's signature")) {
      try PNGDecoder.decode(Array("GIF89a".utf8))
    }
  }
}
