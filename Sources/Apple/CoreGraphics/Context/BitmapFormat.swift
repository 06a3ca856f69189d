import Foundation

/// A layout of pixels for drawing in a bitmap context.
struct BitmapFormat: Equatable {
  enum Kind {
    /// 32 bits of red, green, blue and alpha in any order.
    case rgb
    /// 8 bits of gray.
    case gray
    /// 8 bits of alpha.
    case alpha
  }

  let kind: Kind
  let space: CGColorSpace
  let info: CGBitmapInfo
  let alpha: CGImageAlphaInfo

  /// Creates a format; `nil` for layouts that aren't supported for drawing.
  init?(space: CGColorSpace, bitsPerComponent: Int, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, let alpha = info.alpha, !info.contains(.floatComponents) else { return nil }
    let order = info.intersection(.byteOrderMask)
    self.space = space
    self.info = info
    self.alpha = alpha
    switch (space.model, alpha) {
    case (_, .alphaOnly):
      kind = .alpha
    case (.monochrome, .none):
      kind = .gray
    case (.rgb, .premultipliedFirst), (.rgb, .premultipliedLast), (.rgb, .noneSkipFirst), (.rgb, .noneSkipLast):
      guard order == .byteOrderDefault || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
      kind = .rgb
    default:
      return nil
    }
  }

  /// Whether this is the native layout of drawing.
  var isNative: Bool {
    kind == .rgb && info.intersection(.byteOrderMask) == .byteOrder32Little
      && (alpha == .premultipliedFirst || alpha == .noneSkipFirst)
  }

  /// Whether all pixels are opaque.
  var isOpaque: Bool { alpha == .none || alpha == .noneSkipFirst || alpha == .noneSkipLast }

  var bytesPerPixel: Int { kind == .rgb ? 4 : 1 }

  /// The encoding of colors for drawing.
  var workingEncoding: ColorEncoding {
    kind == .rgb ? space.encoding : CGColorSpace.standard.encoding
  }
}
