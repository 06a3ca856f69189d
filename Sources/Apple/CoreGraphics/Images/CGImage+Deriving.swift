import Foundation

extension CGImage {
  /// Returns the image itself, since it is immutable.
  public func copy() -> CGImage? { self }

  /// Returns the pixels in another color space with the same number of components; `nil` if the numbers differ.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, let own = colorSpace, own.numberOfComponents == space.numberOfComponents else { return nil }
    switch source {
    case .provider, .pixels:
      return CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, colorSpace: space, bitmapInfo: bitmapInfo, shouldInterpolate: shouldInterpolate,
        intent: renderingIntent, isMask: false, source: source, decodeRange: decodeRange)
    case .masked, .colorMasked:
      return nil
    }
  }

  /// Returns the part of the image in a rectangle, in pixels from the upper left corner. It shares the image's memory.
  ///
  /// - Parameter rect: The rectangle, which is extended to whole pixels and limited to the image.
  /// - Returns: The part; `nil` if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.isInfinite ? whole : rect.standardized.integral.overlap(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    if part == whole { return self }
    let x = Int(part.minX)
    let y = Int(part.minY)
    if case .pixels(let storage, let left, let top, let opaque) = source {
      return CGImage(
        width: Int(part.width), height: Int(part.height), bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, colorSpace: colorSpace, bitmapInfo: bitmapInfo,
        shouldInterpolate: shouldInterpolate, intent: renderingIntent, isMask: isMask,
        source: .pixels(storage, x: left + x, y: top + y, isOpaque: opaque), decodeRange: decodeRange)
    }
    if isMask || bitsPerPixel % 8 != 0 {
      return croppedMask(x: x, y: y, width: Int(part.width), height: Int(part.height))
    }
    // Other layouts are converted to that for drawing once, and parts share the result.
    guard colorSpace?.model == .rgb || colorSpace?.model == .monochrome || colorSpace?.model == .cmyk else {
      return nil
    }
    let space = colorSpace?.model == .rgb ? colorSpace ?? .standard : .standard
    return CGImage(pixels: pixels(in: space.encoding), colorSpace: space, isOpaque: isOpaque).cropping(to: part)
  }

  private func croppedMask(x: Int, y: Int, width: Int, height: Int) -> CGImage? {
    // The samples of a mask are inverse to the coverage.
    let coverage = self.coverage()
    var bytes = Data(count: width * height)
    for row in 0..<height {
      for column in 0..<width { bytes[row * width + column] = 255 - coverage[(y + row) * self.width + x + column] }
    }
    return CGImage(
      maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      provider: CGDataProvider(bytes: bytes), decode: nil, shouldInterpolate: shouldInterpolate)
  }

  /// Returns the image with a mask that is stretched over it.
  ///
  /// - Parameter mask: An image mask, or an image whose gray (or alpha, if it has some) is the visibility.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      colorSpace: colorSpace,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little),
      shouldInterpolate: shouldInterpolate, intent: renderingIntent, isMask: false, source: .masked(self, by: mask),
      decodeRange: [])
  }

  /// Returns the image with the pixels of some colors made transparent.
  ///
  /// - Parameter components: The minimum and maximum of each component, 0...255 for 8-bit components, between which a
  ///   pixel is transparent.
  /// - Returns: The image; `nil` for images with alpha, masks, and a wrong number of values.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard isOpaque, bitsPerComponent == 8, let colorSpace, colorSpace.model == .rgb || colorSpace.model == .monochrome
    else { return nil }
    let ranges = (0..<2 * colorSpace.numberOfComponents).map { components[$0] }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      colorSpace: colorSpace,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue).union(.byteOrder32Little),
      shouldInterpolate: shouldInterpolate, intent: renderingIntent, isMask: false,
      source: .colorMasked(self, ranges), decodeRange: [])
  }

  /// The bytes of the image in its own layout. Pixels of a context are copied.
  public var dataProvider: CGDataProvider? {
    switch source {
    case .provider(let provider):
      return provider
    case .pixels(let storage, let x, let y, _):
      let count = bytesPerRow * (height - 1) + width * 4
      return CGDataProvider(bytes: Data(bytes: storage.base + y * storage.bytesPerRow + x * 4, count: count))
    case .masked, .colorMasked:
      let space = colorSpace?.model == .rgb ? colorSpace : nil
      let storage = pixels(in: (space ?? .standard).encoding)
      return CGDataProvider(bytes: Data(bytes: storage.base, count: storage.bytesPerRow * height))
    }
  }
}
