import Foundation

extension CGImage {
  /// Returns the same image; it never changes.
  public func copy() -> CGImage? { self }

  /// Returns the same pixels taken in another color space of as many components; nil where their numbers differ.
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

  /// Returns the part of the image within a rectangle, in pixels from the upper left corner; it shares the image's
  /// memory.
  ///
  /// - Parameter rect: Taken to the whole pixels that it touches, and cut to the image.
  /// - Returns: Nil where nothing is left.
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
    // Other layouts are brought to the one for drawing once, and parts of it share that.
    guard colorSpace?.model == .rgb || colorSpace?.model == .monochrome || colorSpace?.model == .cmyk else {
      return nil
    }
    let space = colorSpace?.model == .rgb ? colorSpace ?? .standard : .standard
    return CGImage(pixels: pixels(in: space.encoding), colorSpace: space, isOpaque: isOpaque).cropping(to: part)
  }

  private func croppedMask(x: Int, y: Int, width: Int, height: Int) -> CGImage? {
    // A mask's samples mean the opposite of coverage.
    let coverage = self.coverage()
    var bytes = Data(count: width * height)
    for row in 0..<height {
      for column in 0..<width { bytes[row * width + column] = 255 - coverage[(y + row) * self.width + x + column] }
    }
    return CGImage(
      maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
      provider: CGDataProvider(bytes: bytes), decode: nil, shouldInterpolate: shouldInterpolate)
  }

  /// Returns the image seen through a mask, which is stretched over it.
  ///
  /// - Parameter mask: An image mask, or an image whose grays (alpha, where it has some) tell how much is seen.
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
  /// - Parameter components: For each component the least and largest value, 0...255 for components of 8 bits, between which
  ///   a pixel is transparent.
  /// - Returns: Nil for images with alpha, masks, and where the number of values does not fit.
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

  /// The bytes of the image, in the layout that the image states. Pixels that came from a context are copied.
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
