import Foundation

extension CGContext {
  /// Creates a context that draws into a bitmap.
  ///
  /// - Parameters:
  ///   - data: Memory for `height` rows of `bytesPerRow` bytes, which must exist as long as the context. Drawing adds
  ///     to its contents. Nil allocates memory that is transparent (black without alpha).
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: The number of bytes per row; 0 to choose one if data is `nil`.
  ///   - space: RGB, or gray with `CGImageAlphaInfo.none`; ignored with `alphaOnly`.
  ///   - bitmapInfo: For RGB, a layout of 32 bits without alpha or with premultiplied colors. Drawing is fastest with
  ///     `premultipliedFirst` or `noneSkipFirst`, and `byteOrder32Little`; others are converted after each drawing.
  /// - Returns: The context; `nil` for unsupported layouts, and for sizes that aren't positive or are too large.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let format = BitmapFormat(
        space: space, bitsPerComponent: bitsPerComponent, info: CGBitmapInfo(rawValue: bitmapInfo)),
      let bitmap = Bitmap(format, data: data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(bitmap: bitmap)
  }

  /// Creates a context that draws into a bitmap in the fastest layout.
  ///
  /// - Parameter isOpaque: Whether pixels have no alpha. They are initially black, otherwise transparent.
  /// - Returns: The context; `nil` for sizes that aren't positive or are too large.
  package convenience init?(pixelsWide width: Int, high height: Int, isOpaque: Bool, space: CGColorSpace = .standard) {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    self.init(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  /// The memory of the pixels; `nil` for contexts without pixels.
  public var data: UnsafeMutableRawPointer? { bitmap?.data }

  /// The width in pixels; 0 for contexts without pixels.
  public var width: Int { bitmap?.width ?? 0 }

  /// The height in pixels; 0 for contexts without pixels.
  public var height: Int { bitmap?.height ?? 0 }

  /// The number of bits per component; 0 for contexts without pixels.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// The number of bits per pixel; 0 for contexts without pixels.
  public var bitsPerPixel: Int { bitmap.map { $0.format.bytesPerPixel * 8 } ?? 0 }

  /// The number of bytes per row; 0 for contexts without pixels.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// The color space of the pixels; `nil` for contexts without pixels.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }

  /// The position and kind of the pixels' alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.format.alpha ?? .none }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }

  /// Returns an image of the current pixels; `nil` for contexts without pixels. If the context owns its memory, it is
  /// copied only before the next drawing.
  public func makeImage() -> CGImage? { bitmap?.makeImage() }

  /// Completes pending drawing. There is none here, since bitmaps are updated by each call.
  public func flush() { bitmap?.synchronize() }

  /// Updates the pixels in `data` with all drawing.
  public func synchronize() { bitmap?.synchronize() }

  /// Calls a closure with the pixels: 4 bytes, blue first, premultiplied, in the context's space, with rows from top to
  /// bottom. It gets the address of the first row and the number of bytes per row.
  package func withPixels<Result>(_ body: (UnsafePointer<UInt8>, Int) throws -> Result) rethrows -> Result? {
    guard let pixels = bitmap?.pixels else { return nil }
    return try withExtendedLifetime(pixels) {
      try body(UnsafePointer(pixels.base.assumingMemoryBound(to: UInt8.self)), pixels.bytesPerRow)
    }
  }
}
