import Foundation

/// A picture made of pixels, which does not change.
///
/// It keeps its pixels as they were given, and what drawing needs is worked out once, at the first use.
///
/// Unchecked: it never changes; a lock guards what is worked out at the first use.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Hashable, @unchecked Sendable {
  /// The number of pixels across.
  public let width: Int
  /// The number of pixels down.
  public let height: Int
  /// Bits of one component of a pixel.
  public let bitsPerComponent: Int
  /// Bits of a pixel.
  public let bitsPerPixel: Int
  /// Bytes from one row to the next.
  public let bytesPerRow: Int
  /// What the components mean; nil for image masks.
  public let colorSpace: CGColorSpace?
  /// The layout of a pixel.
  public let bitmapInfo: CGBitmapInfo
  /// Whether enlarging it should smooth its pixels.
  public let shouldInterpolate: Bool
  /// How colors that the destination lacks are replaced.
  public let renderingIntent: CGColorRenderingIntent
  /// Whether the image is a stencil that color is painted through, rather than a picture.
  public let isMask: Bool

  let source: ImageSource
  let decodeRange: [CGFloat]
  private let cache = ImageCache()

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8, or 16 with the bytes in the order that `bitmapInfo` names.
  ///   - space: Gray, RGB or CMYK.
  ///   - decode: For each component the values that its smallest and largest number stand for; nil for 0 and 1.
  /// - Returns: Nil where the numbers don't fit each other, or there are fewer bytes than they need.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard PixelStorage.isReasonable(width: width, height: height), let alpha = bitmapInfo.alpha,
      !bitmapInfo.contains(.floatComponents), bitsPerComponent == 8 || bitsPerComponent == 16,
      space.model == .rgb || space.model == .monochrome || space.model == .cmyk
    else { return nil }
    let components = alpha == .alphaOnly ? 1 : space.numberOfComponents + (alpha == .none ? 0 : 1)
    guard bitsPerPixel == components * bitsPerComponent,
      Self.holds(provider, width: width, height: height, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow)
    else { return nil }
    let order = bitmapInfo.intersection(.byteOrderMask)
    let isOrderKnown =
      bitsPerComponent == 16
      ? order != .byteOrder32Little && order != .byteOrder32Big
      : order == .byteOrderDefault || (bitsPerPixel == 32 && (order == .byteOrder32Little || order == .byteOrder32Big))
    guard isOrderKnown else { return nil }
    let range = decode.map { pointer in (0..<2 * space.numberOfComponents).map { pointer[$0] } } ?? []
    self.init(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, colorSpace: space, bitmapInfo: bitmapInfo, shouldInterpolate: shouldInterpolate,
      intent: intent, isMask: false, source: .provider(provider), decodeRange: range)
  }

  /// Creates an image mask: a stencil. Where its samples are 0 color is painted, where they are 1 it is not.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 1, 2, 4 or 8.
  ///   - decode: Two values; (1, 0) turns the meaning of samples round. Nil for (0, 1).
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard PixelStorage.isReasonable(width: width, height: height), [1, 2, 4, 8].contains(bitsPerComponent),
      bitsPerPixel == bitsPerComponent,
      Self.holds(provider, width: width, height: height, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, colorSpace: nil, bitmapInfo: [], shouldInterpolate: shouldInterpolate,
      intent: .defaultIntent, isMask: true, source: .provider(provider),
      decodeRange: decode.map { [$0[0], $0[1]] } ?? [])
  }

  init(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, colorSpace: CGColorSpace?,
    bitmapInfo: CGBitmapInfo, shouldInterpolate: Bool, intent: CGColorRenderingIntent, isMask: Bool,
    source: ImageSource,
    decodeRange: [CGFloat]
  ) {
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.colorSpace = colorSpace
    self.bitmapInfo = bitmapInfo
    self.shouldInterpolate = shouldInterpolate
    renderingIntent = intent
    self.isMask = isMask
    self.source = source
    self.decodeRange = decodeRange
  }

  /// Returns whether there are enough bytes for all rows.
  private static func holds(
    _ provider: CGDataProvider, width: Int, height: Int, bitsPerPixel: Int, bytesPerRow: Int
  ) -> Bool {
    let rowBytes = (width * bitsPerPixel + 7) / 8
    guard bytesPerRow >= rowBytes, bytesPerRow <= 1 << 32 else { return false }
    return provider.bytes.count >= bytesPerRow * (height - 1) + rowBytes
  }

  /// Whether pixels have alpha, and where.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

  /// In which order the bytes of a pixel lie.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderDefault
  }

  /// What the numbers of the components stand for, two values each; nil where that is 0 and 1.
  public var decode: UnsafePointer<CGFloat>? { cache.decodePointer(decodeRange) }

  /// Returns the pixels as drawing wants them, in the given encoding. Costs a pass over all pixels at the first use.
  package func pixels(in encoding: ColorEncoding) -> PixelStorage {
    cache.pixels(in: encoding) { ImageDecoder(self, encoding).decode() }
  }

  /// How much of each pixel lets color through when the image is used as a mask: 255 all of it. One byte a pixel.
  package func coverage() -> [UInt8] {
    cache.coverage { ImageDecoder(self, CGColorSpace.standard.encoding).decodeCoverage() }
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
