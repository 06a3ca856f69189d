import Foundation

extension CGImage {
  /// Creates an image of pixels in the layout for drawing: 4 bytes, blue first, premultiplied. They aren't copied, and
  /// the storage must not be changed any more.
  ///
  /// - Parameter isOpaque: Whether all alphas are 255. Such images are drawn faster and have no alpha.
  package convenience init(pixels: PixelStorage, colorSpace: CGColorSpace = .standard, isOpaque: Bool) {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    self.init(
      width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: pixels.bytesPerRow,
      colorSpace: colorSpace, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(.byteOrder32Little),
      shouldInterpolate: true, intent: .defaultIntent, isMask: false,
      source: .pixels(pixels, x: 0, y: 0, isOpaque: isOpaque), decodeRange: [])
  }

  /// Creates an image from a copy of rows of pixels, blue first and premultiplied.
  package convenience init(
    bgraPremultiplied bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int,
    colorSpace: CGColorSpace = .standard, isOpaque: Bool = false
  ) {
    preconditionOfCaller(
      bytes.count >= bytesPerRow * (height - 1) + width * 4, "An image requires the bytes of all its rows")
    let pixels = PixelStorage(width: width, height: height, isCleared: false)
    for y in 0..<height {
      guard let start = bytes.baseAddress else { break }
      memcpy(pixels.base + y * pixels.bytesPerRow, start + y * bytesPerRow, width * 4)
    }
    self.init(pixels: pixels, colorSpace: colorSpace, isOpaque: isOpaque)
  }

  /// Calls a closure with the pixels in sRGB: 4 bytes, blue first, premultiplied, with rows from top to bottom.
  ///
  /// - Parameter body: A closure that gets the address of the first row and the number of bytes per row.
  package func withPixels<Result>(_ body: (UnsafePointer<UInt8>, Int) throws -> Result) rethrows -> Result {
    let storage = pixels(in: CGColorSpace.standard.encoding)
    return try withExtendedLifetime(storage) {
      try body(UnsafePointer(storage.base.assumingMemoryBound(to: UInt8.self)), storage.bytesPerRow)
    }
  }

  /// Whether the image is opaque, as far as is known without inspecting its pixels.
  package var isOpaque: Bool {
    switch source {
    case .provider: !isMask && [.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
    case .pixels(_, _, _, let isOpaque): isOpaque
    case .masked, .colorMasked: false
    }
  }
}
