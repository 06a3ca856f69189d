import Foundation

extension CGImage {
  /// Creates an image of pixels as drawing wants them: 4 bytes, blue first, colors multiplied by alpha. Nothing is copied; the
  /// storage must not be written to any more.
  ///
  /// - Parameter isOpaque: Whether every alpha is 255. Such images draw faster, and report no alpha.
  package convenience init(pixels: PixelStorage, colorSpace: CGColorSpace = .standard, isOpaque: Bool) {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    self.init(
      width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: pixels.bytesPerRow,
      colorSpace: colorSpace, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(.byteOrder32Little),
      shouldInterpolate: true, intent: .defaultIntent, isMask: false,
      source: .pixels(pixels, x: 0, y: 0, isOpaque: isOpaque), decodeRange: [])
  }

  /// Creates an image of rows of pixels, blue first and multiplied by alpha, which are copied.
  package convenience init(
    bgraPremultiplied bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    colorSpace: CGColorSpace = .standard, isOpaque: Bool = false
  ) {
    preconditionOfCaller(
      bytes.count >= bytesPerRow * (height - 1) + width * 4, "An image needs the bytes of all its rows")
    let pixels = PixelStorage(width: width, height: height, isCleared: false)
    for y in 0..<height {
      guard let start = bytes.baseAddress else { break }
      memcpy(pixels.base + y * pixels.bytesPerRow, start + y * bytesPerRow, width * 4)
    }
    self.init(pixels: pixels, colorSpace: colorSpace, isOpaque: isOpaque)
  }

  /// Reads the pixels in sRGB: 4 bytes, blue first, colors multiplied by alpha; rows from the top down.
  ///
  /// - Parameter body: Gets the first row's address, and the bytes from one row to the next.
  package func withPixels<Result>(_ body: (UnsafePointer<UInt8>, Int) throws -> Result) rethrows -> Result {
    let storage = pixels(in: CGColorSpace.standard.encoding)
    return try withExtendedLifetime(storage) {
      try body(UnsafePointer(storage.base.assumingMemoryBound(to: UInt8.self)), storage.bytesPerRow)
    }
  }

  /// Whether no pixel lets through what lies behind it, as far as that is known without looking at all of them.
  package var isOpaque: Bool {
    switch source {
    case .provider: !isMask && [.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
    case .pixels(_, _, _, let isOpaque): isOpaque
    case .masked, .colorMasked: false
    }
  }
}
