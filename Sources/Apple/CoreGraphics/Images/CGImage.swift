import Foundation

/// An immutable bitmap image.
///
/// It stores its pixels as they are and computes the data for drawing once, on first use.
///
/// Unchecked: it is immutable; a lock protects the data that is computed on first use.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Hashable, @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of bits per component.
  public let bitsPerComponent: Int
  /// The number of bits per pixel.
  public let bitsPerPixel: Int
  /// The number of bytes per row.
  public let bytesPerRow: Int
  /// The color space; `nil` for image masks.
  public let colorSpace: CGColorSpace?
  /// The layout of a pixel.
  public let bitmapInfo: CGBitmapInfo
  /// Whether the pixels are interpolated when the image is enlarged.
  public let shouldInterpolate: Bool
  /// The handling of colors that the destination doesn't contain.
  public let renderingIntent: CGColorRenderingIntent
  /// Whether the image is a mask through which color is painted.
  public let isMask: Bool

  let source: ImageSource
  let decodeRange: [CGFloat]
  private let cache = ImageCache()

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 8, or 16 with the byte order in `bitmapInfo`.
  ///   - space: Gray, RGB or CMYK.
  ///   - decode: The values of the smallest and largest number of each component; `nil` for 0 and 1.
  /// - Returns: The image; `nil` if the numbers are inconsistent or there are too few bytes.
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

  /// Creates an image mask. Color is painted where its samples are 0, and not where they are 1.
  ///
  /// - Parameters:
  ///   - bitsPerComponent: 1, 2, 4 or 8.
  ///   - decode: Two values; (1, 0) inverts the samples. Nil for (0, 1).
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

  /// The position and kind of the pixels' alpha.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }

  /// The byte order of a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderDefault
  }

  /// The values of the components' numbers, two each; `nil` for 0 and 1.
  public var decode: UnsafePointer<CGFloat>? { cache.decodePointer(decodeRange) }

  /// Returns the pixels in the layout for drawing with an encoding. The first use visits all pixels.
  package func pixels(in encoding: ColorEncoding) -> PixelStorage {
    cache.pixels(in: encoding) { ImageDecoder(self, encoding).decode() }
  }

  /// Returns the coverage of each pixel if the image is used as a mask, one byte per pixel: 255 is full.
  package func coverage() -> [UInt8] {
    cache.coverage { ImageDecoder(self, CGColorSpace.standard.encoding).decodeCoverage() }
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
