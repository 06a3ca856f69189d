import Testing

@testable import ImageCodecs

@Suite("A PNG that is written reads back as it was")
struct PNGRoundTripTests {
  @Test("every size up to 9 by 9, opaque and not")
  func smallSizes() throws {
    for width in 1...9 {
      for height in 1...9 {
        for alpha in [255, 200] as [UInt8] {
          let image = PixelImage.make(width, height) { x, y in
            (UInt8(x * 20), UInt8(y * 20), UInt8((x ^ y) * 12), alpha)
          }
          #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
        }
      }
    }
  }

  @Test("every premultiplied color with every alpha")
  func allAlphas() throws {
    let image = PixelImage.make(256, 256) { x, y in
      (UInt8(min(x, y)), UInt8(min(255 - x, y)), UInt8(y / 2), UInt8(y))
    }
    #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
  }

  @Test("a single pixel that is not opaque, wherever it is, gives the file an alpha channel")
  func lateAlpha() throws {
    for (column, row) in [(0, 0), (39, 0), (20, 11), (39, 19)] {
      let image = PixelImage.make(40, 20) { x, y in
        (UInt8(y / 10), 0, 0, x == column && y == row ? 254 : 255)
      }
      #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
    }
  }

  @Test("noise, which does not compress")
  func noise() throws {
    var noise = Noise(seed: 1)
    let image = PixelImage.make(300, 200) { _, _ in
      let bits = noise.next()
      return (UInt8(bits & 255), UInt8(bits >> 8 & 255), UInt8(bits >> 16 & 255), 255)
    }
    let file = PNGEncoder.encode(image)
    #expect(try PNGDecoder.decode(file) == image)
    #expect(file.count < 300 * 200 * 3 + 1000)
  }

  @Test("little noise, whose matches are short and far apart")
  func skewedNoise() throws {
    var noise = Noise(seed: 2)
    let image = PixelImage.make(400, 300) { _, _ in
      let bits = noise.next()
      return (UInt8((bits & 7).nonzeroBitCount), UInt8(bits >> 8 & 1), UInt8(bits >> 16 & 3), 255)
    }
    #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
  }

  @Test("a pattern that repeats at every distance up to the longest")
  func repeats() throws {
    // Each row is different noise, and earlier rows are repeated after 1, 2, 3 ... rows of 1201 bytes.
    var noise = Noise(seed: 3)
    let lines = (0..<40).map { _ in (0..<400).map { _ in UInt8(noise.next() & 255) } }
    let image = PixelImage.make(400, 800) { x, y in
      let value = lines[y * y / 7 % lines.count][x]
      return (value, value / 2, 255 - value, 255)
    }
    let file = PNGEncoder.encode(image)
    #expect(try PNGDecoder.decode(file) == image)
  }

  @Test("a row longer than what is filtered at once")
  func wideRow() throws {
    let image = PixelImage.make(20_001, 3) { x, y in (UInt8(x % 251), UInt8(x / 251), UInt8(y), UInt8(255)) }
    #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
    let clear = PixelImage.make(20_001, 3) { x, y in (UInt8(x % 100), UInt8(x / 251), UInt8(y), UInt8(150)) }
    #expect(try PNGDecoder.decode(PNGEncoder.encode(clear)) == clear)
  }

  @Test("rows with a gap between them, the last one's missing")
  func paddedRows() throws {
    let image = PixelImage.make(5, 4) { x, y in (UInt8(x), UInt8(y), 7, 255) }
    var padded: [UInt8] = []
    for y in 0..<4 { padded += image.bytes[y * 20..<(y + 1) * 20] + (y < 3 ? [9, 9, 9, 9, 9] : []) }
    let file = padded.withUnsafeBytes { PNGEncoder.encode($0, width: 5, height: 4, bytesPerRow: 25) }
    #expect(file == PNGEncoder.encode(image))
    #expect(try PNGDecoder.decode(file) == image)
  }

  @Test("columns and rows of few pixels", arguments: [(1, 5000), (2, 4000), (3, 3000), (5000, 1), (7, 1500)])
  func narrow(width: Int, height: Int) throws {
    for alpha in [255, 90] as [UInt8] {
      // The rows have long runs of one color with occasional pixels of another.
      let image = PixelImage.make(width, height) { x, y in
        let place = UInt8(max(x, y) / 700 * 9)
        return (place, (x * 31 + y * 17) % 97 == 0 ? 80 : 3, place / 2, alpha)
      }
      #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
    }
  }

  @Test("one color, whatever the size and the alpha")
  func oneColor() throws {
    for (width, height) in [(1, 1), (2, 2), (85, 86), (86, 85), (257, 1), (1179, 40)] {
      for alpha in [0, 1, 128, 254, 255] as [UInt8] {
        let image = PixelImage.make(width, height) { _, _ in (alpha / 2, alpha, 0, alpha) }
        #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
      }
    }
  }

  @Test("a single pixel that differs from the row above, at every place of a row")
  func loneDifference() throws {
    for width in [30, 31, 32, 33, 64] {
      for alpha in [255, 254] as [UInt8] {
        let image = PixelImage.make(width, width) { x, y in (x == y ? 200 : 10, 20, x + y == 40 ? 0 : 30, alpha) }
        #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
      }
    }
  }

  @Test("stretches without change of every length, between noise")
  func lengthsOfRuns() throws {
    var noise = Noise(seed: 4)
    var rows: [[UInt8]] = []
    for y in 0..<320 {
      // The repeated part is y pixels long, and begins at another position in each row.
      rows.append(
        (0..<400).map { x in
          let stays = y > 0 && (x + 400 - y * 7 % 400) % 400 < y
          return stays ? rows[y - 1][x] : UInt8(noise.next() & 255)
        })
    }
    let image = PixelImage.make(400, 320) { x, y in (rows[y][x], rows[y][x] / 3, 9, 255) }
    #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
  }

  @Test("noise that lets light through, in not many more bytes than it has")
  func translucentNoise() throws {
    var noise = Noise(seed: 5)
    let image = PixelImage.make(301, 203) { _, _ in
      let bits = noise.next()
      let alpha = UInt8(bits >> 24 & 255)
      func part(_ shift: UInt64) -> UInt8 { UInt8((UInt64(alpha) * (bits >> shift & 255) + 127) / 255) }
      return (part(0), part(8), part(16), alpha)
    }
    let file = PNGEncoder.encode(image)
    #expect(try PNGDecoder.decode(file) == image)
    #expect(file.count < 301 * 203 * 4 + 1000)
  }

  @Test("more than the compressor takes at once, of tiles that come again")
  func tiles() throws {
    var noise = Noise(seed: 6)
    let tiles = (0..<5).map { _ in (0..<900).map { _ in UInt8(noise.next() & 63) } }
    let image = PixelImage.make(700, 500) { x, y in
      let value = tiles[(x / 30 * 3 + y / 30 * 7) % 5][y % 30 * 30 + x % 30]
      return (value, 255 - value, value * 2, 255)
    }
    let file = PNGEncoder.encode(image)
    #expect(try PNGDecoder.decode(file) == image)
    #expect(file.count < 700 * 500)
  }
}
