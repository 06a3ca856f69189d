import CoreGraphics
import Testing

struct CGImageTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  private func image(
    _ bytes: [UInt8], width: Int, height: Int, bits: Int = 8, pixelBits: Int = 32, row: Int, space: CGColorSpace? = nil,
    _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: NSData(data: Data(bytes))) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixelBits, bytesPerRow: row,
      space: space ?? rgb, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(order), provider: provider,
      decode: decode, shouldInterpolate: false, intent: .defaultIntent)
  }

  private func pixel(_ image: CGImage?, _ x: Int = 0, _ y: Int = 0) -> String {
    image?.withPixels { pixels, row in Canvas.text(pixels + y * row + 4 * x) } ?? "none"
  }

  @Test("layouts are read as they say")
  func layouts() {
    let straight = image([255, 128, 0, 128], width: 1, height: 1, row: 4, .last)
    #expect(pixel(straight) == "#80400080")
    #expect(pixel(image([128, 255, 128, 0], width: 1, height: 1, row: 4, .first)) == "#80400080")
    #expect(
      pixel(image([0, 128, 255, 9], width: 1, height: 1, row: 4, .noneSkipFirst, .byteOrder32Little)) == "#FF8000FF")
    #expect(pixel(image([255, 128, 0], width: 1, height: 1, pixelBits: 24, row: 3, .none)) == "#FF8000FF")
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(pixel(image([51], width: 1, height: 1, pixelBits: 8, row: 1, space: gray, .none)) == "#333333FF")
    #expect(
      pixel(image([51], width: 1, height: 1, pixelBits: 8, row: 1, space: gray, .none, decode: [1, 0])) == "#CCCCCCFF")
    #expect(pixel(image([255, 128], width: 1, height: 1, pixelBits: 16, row: 2, space: gray, .last)) == "#80808080")
    let wide: [UInt8] = [255, 255, 128, 0, 0, 0]
    #expect(
      pixel(image(wide, width: 1, height: 1, bits: 16, pixelBits: 48, row: 6, .none, .byteOrder16Big)) == "#FF8000FF")
    let inks = image([255, 0, 0, 0], width: 1, height: 1, row: 4, space: CGColorSpaceCreateDeviceCMYK(), .none)
    #expect(pixel(inks) == "#00FFFFFF")
  }

  @Test("numbers that don't fit make no image")
  func failures() {
    #expect(image([0, 0, 0], width: 1, height: 1, row: 4, .last) == nil)
    #expect(image([0, 0, 0, 0], width: 0, height: 1, row: 4, .last) == nil)
    #expect(image([0, 0, 0, 0], width: 1, height: 1, pixelBits: 24, row: 4, .last) == nil)
    #expect(image([0, 0, 0, 0], width: 1, height: 1, row: 2, .last) == nil)
    #expect(image([0, 0, 0, 0], width: 1 << 40, height: 1 << 40, row: 4, .last) == nil)
    #expect(image([0, 0, 0, 0], width: 1, height: 1, row: Int.max, .last) == nil)
  }

  @Test("cropping takes whole pixels from the upper left corner, and stops at the image's edges")
  func cropping() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    let whole = try #require(image(bytes, width: 2, height: 2, row: 8, .premultipliedLast))
    let lower = try #require(whole.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1)))
    #expect(pixel(lower) == "#0000FFFF")
    let wide = try #require(whole.cropping(to: CGRect(x: 0.6, y: 0.2, width: 10, height: 0.5)))
    #expect(wide.width == 2 && wide.height == 1)
    let corner = try #require(
      whole.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2))?.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1))
    )
    #expect(pixel(corner) == "#FFFFFFFF")
    #expect(whole.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(whole.cropping(to: .null) == nil)
    #expect(whole.cropping(to: .infinite)?.width == 2)
  }

  @Test("masking multiplies alpha; colors can be masked out")
  func masking() throws {
    let red = try #require(image([255, 0, 0, 255, 0, 0, 255, 255], width: 2, height: 1, row: 8, .noneSkipLast))
    let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 128]))))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
        shouldInterpolate: false))
    let masked = red.masking(mask)
    #expect(pixel(masked) == "#FF0000FF" && pixel(masked, 1) == "#00007F7F")
    let without = red.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10])
    #expect(pixel(without) == "#00000000" && pixel(without, 1) == "#0000FFFF")
    #expect(mask.masking(red) == nil)
  }

  @Test("pixels of our own are shared, and can be read again as bytes")
  func ownPixels() throws {
    let storage = PixelStorage(width: 2, height: 1)
    storage.row(0)[1] = 0xFF11_2233
    let image = CGImage(pixels: storage, isOpaque: false)
    #expect(image.alphaInfo == .premultipliedFirst && image.byteOrderInfo == .order32Little && image.bitsPerPixel == 32)
    #expect(pixel(image, 1) == "#112233FF")
    let bytes = try #require(image.dataProvider?.data)
    #expect(Array(bytes as Data) == [0, 0, 0, 0, 0x33, 0x22, 0x11, 0xFF])
  }

  @Test("memory of the caller is given back when the image is gone")
  func release() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    memory.storeBytes(of: 0, as: UInt64.self)
    let info = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    info.initialize(to: 0)
    do {
      let provider = CGDataProvider(dataInfo: info, data: memory, size: 8) { info, _, size in
        info?.assumingMemoryBound(to: Int.self).pointee = size
      }
      let image = try #require(
        provider.flatMap { provider in
          CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: rgb,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)
        })
      #expect(pixel(image) == "#00000000")
      #expect(info.pointee == 0)
    }
    #expect(info.pointee == 8)
    memory.deallocate()
    info.deallocate()
  }
}
