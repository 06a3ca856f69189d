import Foundation
internal import CPixels

/// The blurred shadow of a rectangle or rounded rectangle: corners that are blurred once per radius and blur, and edges that
/// repeat one row or column of them.
struct ShadowPatch {
  /// The shadow of a small rectangle with the same corners; its middle row and column are those to repeat.
  private let mask: CoverageMask
  /// From the outer edge of the shadow to where nothing changes along the edge any more.
  private let border: Int
  /// All pixels of the shadow.
  private let bounds: PixelRect

  private struct Key: Hashable {
    var radii: CornerRadii
    var isContinuous: Bool
    var sigma: CGFloat
    // How far the sides lie from the edges of pixels, in sixteenths.
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private static let cache = MaskCache<Key, CoverageMask>(most: 64)
  private static let largestBorder = 512

  /// Nil where the shape is another one, is turned or stretched, or has no room for the blur of its corners.
  static func patch(_ shape: PathShape, _ transform: CGAffineTransform, sigma: CGFloat) -> ShadowPatch? {
    guard transform.isScaleAndTranslation else { return nil }
    var radii = CornerRadii(0)
    var isContinuous = false
    var reach: CGFloat = 0
    let rect: CGRect
    switch shape {
    case .rectangle(let plain):
      rect = plain
    case .roundedRectangle(let rounded):
      let scale = abs(transform.a)
      guard rounded.radii.isUniform, abs(scale - abs(transform.d)) < 1e-9 * scale else { return nil }
      rect = rounded.rect
      radii = rounded.radii.map { $0 * scale }
      isContinuous = rounded.isContinuous
      reach = rounded.reach * scale
      // Continuous corners without room have another form.
      if isContinuous, 2 * rounded.reach > min(rect.width, rect.height) { return nil }
    case .general:
      return nil
    }
    let device = rect.applying(transform)
    guard device.isFinite else { return nil }
    let blur = vc_blur_reach(Double(sigma)) + 1
    let border = 2 * blur + Int(reach.rounded(.up)) + 2
    let outer = PixelRect(covering: device).insetBy(-blur)
    guard border <= largestBorder, outer.width > 2 * border, outer.height > 2 * border else { return nil }

    func sixteenths(_ value: CGFloat) -> Int { Int((value * 16).rounded()) }
    let inner = outer.insetBy(blur)
    let key = Key(
      radii: radii, isContinuous: isContinuous, sigma: sigma, left: sixteenths(device.minX - CGFloat(inner.x0)),
      top: sixteenths(device.minY - CGFloat(inner.y0)), right: sixteenths(CGFloat(inner.x1) - device.maxX),
      bottom: sixteenths(CGFloat(inner.y1) - device.maxY))
    let mask = cache.value(for: key) {
      let side = 2 * border + 1
      let left = CGFloat(blur) + CGFloat(key.left) / 16
      let top = CGFloat(blur) + CGFloat(key.top) / 16
      let small = CGRect(
        x: left, y: top, width: CGFloat(side - blur) - CGFloat(key.right) / 16 - left,
        height: CGFloat(side - blur) - CGFloat(key.bottom) / 16 - top)
      let path = CGPath.roundedRect(small, radii: radii, continuous: isContinuous)
      let mask = CoverageMask(
        PixelRect(x0: 0, y0: 0, x1: side, y1: side), filling: path.elements, .identity, .winding, shouldAntialias: true)
      vc_blur(mask.bytes, mask.bytesPerRow, side, side, Double(sigma))
      return mask
    }
    return ShadowPatch(mask: mask, border: border, bounds: outer)
  }

  func draw(_ surface: SurfacePixels, _ pixel: UInt32, within clip: PixelRect) {
    let columns = [
      (bounds.x0, bounds.x0 + border, 0), (bounds.x1 - border, bounds.x1, border + 1),
    ]
    let rows = [
      (bounds.y0, bounds.y0 + border, 0), (bounds.y1 - border, bounds.y1, border + 1),
    ]
    for (y0, y1, maskY) in rows {
      for (x0, x1, maskX) in columns {
        let part = PixelRect(x0: x0, y0: y0, x1: x1, y1: y1).intersection(clip)
        if part.isEmpty { continue }
        vc_blend_covered(
          surface.address(part.x0, part.y0), surface.stride,
          mask.address(maskX + part.x0 - x0, maskY + part.y0 - y0), mask.bytesPerRow, part.width, part.height, pixel)
      }
      // The upper and lower edge: each row in one colour.
      let edge = PixelRect(x0: bounds.x0 + border, y0: y0, x1: bounds.x1 - border, y1: y1).intersection(clip)
      for y in edge.y0..<max(edge.y0, edge.y1) {
        let cover = mask.address(border, maskY + y - y0).pointee
        vc_blend(surface.address(edge.x0, y), surface.stride, edge.width, 1, Self.scale(pixel, cover))
      }
    }
    for (x0, x1, maskX) in columns {
      // The left and right edge: each column in one colour, so the same row over and over.
      let edge = PixelRect(x0: x0, y0: bounds.y0 + border, x1: x1, y1: bounds.y1 - border).intersection(clip)
      if edge.isEmpty { continue }
      vc_blend_covered(
        surface.address(edge.x0, edge.y0), surface.stride, mask.address(maskX + edge.x0 - x0, border), 0, edge.width,
        edge.height, pixel)
    }
    let middle = bounds.insetBy(border).intersection(clip)
    if !middle.isEmpty {
      let cover = mask.address(border, border).pointee
      vc_blend(
        surface.address(middle.x0, middle.y0), surface.stride, middle.width, middle.height, Self.scale(pixel, cover))
    }
  }

  /// All channels times a byte, as the loops over pixels do it.
  private static func scale(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let product = (pixel >> shift & 255) * UInt32(factor) + 128
      result |= ((product + product >> 8) >> 8) << shift
    }
    return result
  }
}
