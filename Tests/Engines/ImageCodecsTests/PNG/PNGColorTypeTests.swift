import Testing

@testable import ImageCodecs

@Suite("PNG of every kind")
struct PNGColorTypeTests {
  @Test("straight alpha is multiplied into the colors, rounded to the nearest")
  func premultiplying() throws {
    let colors = Array(stride(from: 0, through: 255, by: 5))
    let rows = colors.map { alpha -> [UInt8] in
      colors.flatMap { color -> [UInt8] in [UInt8(color), UInt8(255 - color), 255, UInt8(alpha)] }
    }
    let image = try PNGDecoder.decode(TestPNG(width: colors.count, height: colors.count, rows: rows).bytes)
    for (y, alpha) in colors.enumerated() {
      for (x, color) in colors.enumerated() {
        // Doubling the value with an odd divisor avoids ties in rounding.
        let expected = [color, 255 - color, 255].map { UInt8(($0 * alpha * 2 + 255) / 510) } + [UInt8(alpha)]
        #expect(image.pixel(x, y) == expected)
      }
    }
  }

  @Test("gray of 1, 2, 4 and 8 bits spans black to white", arguments: [1, 2, 4, 8])
  func gray(bitDepth: Int) throws {
    // The row contains the darkest and the lightest value.
    let row: [UInt8] = bitDepth == 8 ? [0, 255] : [UInt8((1 << bitDepth - 1) << (8 - 2 * bitDepth))]
    let image = try PNGDecoder.decode(
      TestPNG(width: 2, height: 1, bitDepth: bitDepth, colorType: .gray, rows: [row]).bytes)
    #expect(image.pixel(0, 0) == [0, 0, 0, 255])
    #expect(image.pixel(1, 0) == [255, 255, 255, 255])
  }

  @Test("sixteen bits keep the upper eight")
  func sixteenBits() throws {
    let row: [UInt8] = [0xAB, 0xAB, 0x12, 0x12, 0x00, 0x00]
    let image = try PNGDecoder.decode(
      TestPNG(width: 1, height: 1, bitDepth: 16, colorType: .rgb, rows: [row]).bytes)
    #expect(image.pixel(0, 0) == [0xAB, 0x12, 0, 255])
  }

  @Test("gray with alpha")
  func grayAlpha() throws {
    let image = try PNGDecoder.decode(
      TestPNG(width: 2, height: 1, colorType: .grayAlpha, rows: [[200, 0, 255, 51]]).bytes)
    #expect(image.pixel(0, 0) == [0, 0, 0, 0])
    #expect(image.pixel(1, 0) == [51, 51, 51, 51])
  }

  @Test("a palette with transparent entries")
  func palette() throws {
    let image = try PNGDecoder.decode(
      TestPNG(
        width: 3, height: 1, bitDepth: 2, colorType: .palette,
        extraChunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [255, 0, 102])], rows: [[0b00_01_10_00]]
      ).bytes)
    #expect(image.pixel(0, 0) == [255, 0, 0, 255])
    #expect(image.pixel(1, 0) == [0, 0, 0, 0])
    #expect(image.pixel(2, 0) == [0, 0, 102, 102])
  }

  @Test("interlaced rows come in their order")
  func interlaced() throws {
    // The image is gray and has 8 x 8 pixels. The value of a pixel is its number in the order of passes.
    let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    let rows = passes.flatMap { x0, y0, dx, dy in
      stride(from: y0, to: 8, by: dy).map { y in stride(from: x0, to: 8, by: dx).map { UInt8(y * 8 + $0) } }
    }
    let image = try PNGDecoder.decode(
      TestPNG(width: 8, height: 8, colorType: .gray, isInterlaced: true, rows: rows).bytes)
    #expect(image == PixelImage.make(8, 8) { x, y in (UInt8(y * 8 + x), UInt8(y * 8 + x), UInt8(y * 8 + x), 255) })
  }

  @Test("a file without alpha is opaque, one with alpha or transparent entries is not")
  func opacity() throws {
    let rgb = TestPNG(width: 1, height: 1, colorType: .rgb, rows: [[1, 2, 3]])
    #expect(try ImageDecoder.decode(rgb.bytes).isOpaque)
    let rgba = TestPNG(width: 1, height: 1, colorType: .rgba, rows: [[1, 2, 3, 255]])
    #expect(try !ImageDecoder.decode(rgba.bytes).isOpaque)
    var keyed = rgb
    keyed.extraChunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
    #expect(try !ImageDecoder.decode(keyed.bytes).isOpaque)
    #expect(try ImageDecoder.decode(keyed.bytes).pixels.pixel(0, 0) == [0, 0, 0, 0])
  }

  @Test("a stated gamma of 1.0 is converted to sRGB; sRGB's own changes nothing")
  func gamma() throws {
    var png = TestPNG(width: 1, height: 1, colorType: .rgb, rows: [[55, 55, 55]])
    png.extraChunks = [("gAMA", TestPNG.number(100_000))]
    // 55/255 of linear light is 0.5 in sRGB.
    #expect(try abs(Int(PNGDecoder.decode(png.bytes).pixel(0, 0)[0]) - 128) <= 1)
    png.extraChunks = [("gAMA", TestPNG.number(45_455))]
    #expect(try PNGDecoder.decode(png.bytes).pixel(0, 0) == [55, 55, 55, 255])
  }
}
