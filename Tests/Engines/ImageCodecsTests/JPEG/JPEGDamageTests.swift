import Testing

@testable import ImageCodecs

@Suite("A damaged JPEG is an error, not a crash")
struct JPEGDamageTests {
  static func files() throws -> [[UInt8]] {
    [
      try JPEGEncoder.encode(JPEGTests.picture, quality: 0.7), JPEGFixtures.gray, JPEGFixtures.cmyk,
      JPEGFixtures.progressive,
    ]
  }

  @Test("cut short anywhere, it is no picture; only the end marker may be missing")
  func truncated() throws {
    for file in try JPEGDamageTests.files() {
      for count in 1..<file.count - 2 {
        #expect(throws: ImageCodecError.self, "at \(count) of \(file.count)") {
          try JPEGDecoder.decode(Array(file.prefix(count)))
        }
      }
    }
  }

  @Test("cut short in the picture's data, it says where it ends")
  func truncatedData() throws {
    let file = try JPEGEncoder.encode(JPEGTests.picture, quality: 0.7)
    let count = file.count - 40
    #expect(throws: ImageCodecError.truncated(.jpeg, offset: count)) {
      try JPEGDecoder.decode(Array(file.prefix(count)))
    }
  }

  @Test("each single bit turned over")
  func flippedBits() throws {
    for file in try JPEGDamageTests.files() {
      for bit in 0..<file.count * 8 {
        var damaged = file
        damaged[bit / 8] ^= 1 << (bit % 8)
        _ = try? JPEGDecoder.decode(damaged, limits: ImageLimits(maximumSide: 500, maximumPixelCount: 10_000))
      }
    }
  }

  @Test("bytes changed, moved and repeated at random")
  func scrambled() throws {
    var noise = Noise(seed: 12)
    let files = try JPEGDamageTests.files()
    for round in 0..<2000 {
      var file = files[round % files.count]
      for _ in 0..<Int.random(in: 1...6, using: &noise) {
        let at = Int.random(in: 2..<file.count, using: &noise)
        switch Int.random(in: 0..<3, using: &noise) {
        case 0: file[at] = UInt8.random(in: 0...255, using: &noise)
        case 1: file.remove(at: at)
        default: file.insert(contentsOf: file[at..<min(at + 20, file.count)], at: at)
        }
      }
      _ = try? JPEGDecoder.decode(file, limits: ImageLimits(maximumSide: 500, maximumPixelCount: 10_000))
    }
  }

  @Test("a few bytes that announce a huge picture are refused")
  func bomb() {
    var file = JPEGFixtures.gray
    // The frame header consists of FF C0, length, depth, height and width.
    let frame = file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 }!
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x7F, 0xFF, 0x7F, 0xFF])
    #expect(throws: ImageCodecError.tooLarge(.jpeg, width: 32_767, height: 32_767, limit: "67108864 altogether")) {
      try JPEGDecoder.decode(file)
    }
  }
}
