import Foundation

/// A layout of pixels that a bitmap context can draw onto.
struct BitmapFormat: Equatable {
  enum Kind {
    /// 32 bits of red, green, blue and alpha in some order.
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

  /// Nil for layouts that can't be drawn onto.
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

  /// Whether this is the layout that drawing works on.
  var isNative: Bool {
    kind == .rgb && info.intersection(.byteOrderMask) == .byteOrder32Little
      && (alpha == .premultipliedFirst || alpha == .noneSkipFirst)
  }

  /// Whether every pixel covers what lies behind it.
  var isOpaque: Bool { alpha == .none || alpha == .noneSkipFirst || alpha == .noneSkipLast }

  var bytesPerPixel: Int { kind == .rgb ? 4 : 1 }

  /// The encoding that colors are brought to for drawing.
  var workingEncoding: ColorEncoding {
    kind == .rgb ? space.encoding : CGColorSpace.standard.encoding
  }
}
