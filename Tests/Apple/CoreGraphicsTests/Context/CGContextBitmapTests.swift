import CoreGraphics
import Testing

struct CGContextBitmapTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let gray = CGColorSpaceCreateDeviceGray()

  private func make(
    _ width: Int, _ height: Int, bits: Int = 8, row: Int = 0, space: CGColorSpace? = nil, _ alpha: CGImageAlphaInfo,
    _ order: CGBitmapInfo = [], data: UnsafeMutableRawPointer? = nil
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: space ?? rgb,
      bitmapInfo: alpha.rawValue | order.rawValue)
  }

  @Test("sizes that are not positive or out of all proportion are refused")
  func sizes() {
    #expect(make(0, 10, .premultipliedFirst) == nil)
    #expect(make(10, -1, .premultipliedFirst) == nil)
    #expect(make(40_000, 1, .premultipliedFirst) == nil)
    #expect(make(32_000, 32_000, .premultipliedFirst) == nil)
    #expect(make(Int.max, Int.max, .premultipliedFirst) == nil)
    #expect(make(1, 1, .premultipliedFirst) != nil)
  }

  @Test("layouts that can't be drawn onto are refused")
  func layouts() {
    #expect(make(1, 1, .first) == nil)
    #expect(make(1, 1, .last) == nil)
    #expect(make(1, 1, .none) == nil)
    #expect(make(1, 1, bits: 16, .premultipliedLast) == nil)
    #expect(make(1, 1, space: gray, .premultipliedLast) == nil)
    #expect(make(10, 1, row: 39, .premultipliedLast) == nil)
  }

  @Test(
    "bytes lie in the order that was asked for",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [255, 128, 0, 255]),
      (.premultipliedLast, .byteOrderDefault, [255, 128, 0, 255]),
      (.premultipliedLast, .byteOrder32Little, [255, 0, 128, 255]),
      (.premultipliedFirst, .byteOrder32Little, [0, 128, 255, 255]),
      (.premultipliedFirst, .byteOrder32Big, [255, 255, 128, 0]),
      (.noneSkipLast, .byteOrderDefault, [255, 128, 0, 255]),
      (.noneSkipFirst, .byteOrder32Little, [0, 128, 255, 255]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func byteOrder(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
    let context = try #require(make(1, 1, alpha, order))
    context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data)
    #expect((0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) } == expected)
    let image = try #require(context.makeImage())
    #expect(image.bitmapInfo == context.bitmapInfo)
    let seen = image.withPixels { pixels, _ in [pixels[2], pixels[1], pixels[0], pixels[3]] }
    #expect(seen == [255, 128, 0, 255])
  }

  @Test("memory of the caller is drawn upon, and shows each drawing at once")
  func callersMemory() throws {
    var bytes: [UInt8] = [10, 20, 30, 255, 0, 0, 0, 0]
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        make(2, 1, row: 8, .premultipliedLast, .byteOrder32Big, data: memory.baseAddress))
      context.setFillColor(gray: 1, alpha: 0.5)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Array(memory) == [10, 20, 30, 255, 128, 128, 128, 128])
      // Changes of the memory by the caller are kept.
      memory[0] = 200
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Array(memory) == [200, 20, 30, 255, 192, 192, 192, 192])
    }
  }

  @Test("gray and alpha contexts keep gray and alpha")
  func grayAndAlpha() throws {
    let context = try #require(make(1, 1, space: gray, CGImageAlphaInfo.none))
    context.setFillColor(CGColor.pureGreen)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.data?.load(as: UInt8.self) == 182)
    let stencil = try #require(make(1, 1, space: gray, .alphaOnly))
    stencil.setFillColor(gray: 0, alpha: 0.25)
    stencil.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(stencil.data?.load(as: UInt8.self) == 64)
    #expect(stencil.bitsPerPixel == 8 && context.bytesPerRow == 1)
  }

  @Test("without alpha pixels start black and stay opaque")
  func opaque() {
    let canvas = Canvas(2, 2, isOpaque: true)
    #expect(canvas[0, 0] == "#000000FF")
    canvas.context.setFillColor(CGColor.pureRed)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    canvas.context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[1, 1] == "#000000FF")
    canvas.context.setBlendMode(.copy)
    canvas.context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
    canvas.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.alpha(0, 0) == 255)
  }

  @Test("an image shows the moment it was made")
  func imagesAreSnapshots() throws {
    let canvas = Canvas(1, 1)
    canvas.context.setFillColor(CGColor.pureRed)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let before = try #require(canvas.context.makeImage())
    canvas.context.setFillColor(CGColor.pureBlue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let after = try #require(canvas.context.makeImage())
    #expect(before.withPixels { pixels, _ in Canvas.text(pixels) } == "#FF0000FF")
    #expect(after.withPixels { pixels, _ in Canvas.text(pixels) } == "#0000FFFF")
  }

  @Test("a context without pixels says so")
  func recordingContext() {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.data == nil && context.makeImage() == nil && context.width == 0 && context.colorSpace == nil)
  }
}
