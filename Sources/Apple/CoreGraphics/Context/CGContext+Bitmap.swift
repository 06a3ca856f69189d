import Foundation

extension CGContext {
  /// Creates a context that draws onto pixels.
  ///
  /// - Parameters:
  ///   - data: Memory for `height` rows of `bytesPerRow` bytes, which must live as long as the context; what is in it is drawn
  ///     upon. Nil lets the context make its own, transparent (black without alpha).
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: Bytes from one row to the next; with nil for data 0 lets the context choose.
  ///   - space: RGB, or gray with `CGImageAlphaInfo.none`; of no matter with `alphaOnly`.
  ///   - bitmapInfo: For RGB a layout of 32 bits without alpha or with colors multiplied by it. Drawing is fastest with
  ///     `premultipliedFirst` or `noneSkipFirst`, and `byteOrder32Little`; others are converted after each drawing.
  /// - Returns: Nil where this is no layout for drawing, and for sizes that are not positive, or out of all proportion.
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

  /// Creates a context that draws onto pixels in the layout that is fastest.
  ///
  /// - Parameter isOpaque: Whether pixels have no alpha; they start black then, else transparent.
  /// - Returns: Nil for sizes that are not positive, or out of all proportion.
  package convenience init?(pixelsWide width: Int, high height: Int, isOpaque: Bool, space: CGColorSpace = .standard) {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
    self.init(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  /// The memory of the pixels; nil for contexts without.
  public var data: UnsafeMutableRawPointer? { bitmap?.data }

  /// Pixels across; 0 for contexts without.
  public var width: Int { bitmap?.width ?? 0 }

  /// Pixels down; 0 for contexts without.
  public var height: Int { bitmap?.height ?? 0 }

  /// Bits of a component; 0 for contexts without pixels.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// Bits of a pixel; 0 for contexts without.
  public var bitsPerPixel: Int { bitmap.map { $0.format.bytesPerPixel * 8 } ?? 0 }

  /// Bytes from one row to the next; 0 for contexts without.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// What the components of pixels mean; nil for contexts without.
  public var colorSpace: CGColorSpace? { bitmap?.format.space }

  /// Whether pixels have alpha, and where.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.format.alpha ?? .none }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { bitmap?.format.info ?? [] }

  /// Returns an image of the pixels as they are now; nil for contexts without. Nothing is copied before the context
  /// draws again, if the memory is its own.
  public func makeImage() -> CGImage? { bitmap?.makeImage() }

  /// Draws what may still be waiting. Nothing is, here: bitmaps are up to date after each call.
  public func flush() { bitmap?.synchronize() }

  /// Makes the pixels in `data` up to date with all drawing.
  public func synchronize() { bitmap?.synchronize() }

  /// Reads the pixels: 4 bytes, blue first, colors multiplied by alpha, in the context's space; rows from the top down. Gets
  /// the first row's address, and the bytes from one row to the next.
  package func withPixels<Result>(_ body: (UnsafePointer<UInt8>, Int) throws -> Result) rethrows -> Result? {
    guard let pixels = bitmap?.pixels else { return nil }
    return try withExtendedLifetime(pixels) {
      try body(UnsafePointer(pixels.base.assumingMemoryBound(to: UInt8.self)), pixels.bytesPerRow)
    }
  }
}
