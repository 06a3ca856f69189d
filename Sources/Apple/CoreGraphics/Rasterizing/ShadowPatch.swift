internal import CPixels
import Foundation

/// The blurred shadow of a rectangle or rounded rectangle, which is cached for the same corners and blur. Along long
/// sides, one row or column is repeated.
struct ShadowPatch {
  /// The shadow of the shape without the repeated parts.
  private let mask: CoverageMask
  /// The distance from the outer edge of the shadow to the constant part.
  private let border: Int
  /// The pixels of the shadow.
  private let bounds: PixelRect

  private struct Key: Hashable {
    var radii: CornerRadii
    var isContinuous: Bool
    var sigma: CGFloat
    var width: Int
    var height: Int
    // The distances of the sides from the edges of pixels, in sixteenths.
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  private static let cache = MaskCache<Key, CoverageMask>(most: 64)
  private static let largestBorder = 512

  /// Returns the patch; `nil` for another shape or one that is rotated, stretched, or blurred too much for the cache.
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
    case .general:
      return nil
    }
    let device = rect.applying(transform)
    // Large numbers can't represent fractions of pixels.
    let farthest: CGFloat = 1e6
    guard !device.isEmpty, max(abs(device.minX), abs(device.minY), abs(device.maxX), abs(device.maxY)) < farthest else {
      return nil
    }
    let blur = vc_blur_reach(Double(sigma)) + 1
    let border = 2 * blur + Int(saturating: reach.rounded(.up)) + 2
    guard border <= largestBorder else { return nil }
    let outer = PixelRect(covering: device).insetBy(-blur)
    let inner = outer.insetBy(blur)
    func sixteenths(_ value: CGFloat) -> Int { Int((value * 16).rounded()) }
    let key = Key(
      radii: radii, isContinuous: isContinuous, sigma: sigma, width: min(outer.width, 2 * border + 1),
      height: min(outer.height, 2 * border + 1), left: sixteenths(device.minX - CGFloat(inner.x0)),
      top: sixteenths(device.minY - CGFloat(inner.y0)), right: sixteenths(CGFloat(inner.x1) - device.maxX),
      bottom: sixteenths(CGFloat(inner.y1) - device.maxY))
    return ShadowPatch(mask: cache.value(for: key) { draw(key, blur: blur) }, border: border, bounds: outer)
  }

  private static func draw(_ key: Key, blur: Int) -> CoverageMask {
    let left = CGFloat(blur) + CGFloat(key.left) / 16
    let top = CGFloat(blur) + CGFloat(key.top) / 16
    let rect = CGRect(
      x: left, y: top, width: CGFloat(key.width - blur) - CGFloat(key.right) / 16 - left,
      height: CGFloat(key.height - blur) - CGFloat(key.bottom) / 16 - top)
    let path = CGPath.roundedRect(rect, radii: key.radii, continuous: key.isContinuous)
    let mask = CoverageMask(
      PixelRect(x0: 0, y0: 0, x1: key.width, y1: key.height), filling: path.elements, .identity, .winding,
      shouldAntialias: true)
    vc_blur(mask.bytes, mask.bytesPerRow, key.width, key.height, Double(key.sigma))
    return mask
  }

  /// A range of pixels along a side, with its start in the mask.
  private struct Stretch {
    var start: Int
    var end: Int
    var maskStart: Int
    /// Whether one row or column of the mask is repeated.
    var isRepeated = false
  }

  private func stretches(_ start: Int, _ end: Int, _ maskLength: Int) -> [Stretch] {
    guard end - start > maskLength else { return [Stretch(start: start, end: end, maskStart: 0)] }
    return [
      Stretch(start: start, end: start + border, maskStart: 0),
      Stretch(start: start + border, end: end - border, maskStart: border, isRepeated: true),
      Stretch(start: end - border, end: end, maskStart: border + 1),
    ]
  }

  func draw(_ surface: SurfacePixels, _ pixel: UInt32, within clip: PixelRect) {
    let columns = stretches(bounds.x0, bounds.x1, mask.bounds.width)
    for rows in stretches(bounds.y0, bounds.y1, mask.bounds.height) {
      for column in columns {
        let part = PixelRect(x0: column.start, y0: rows.start, x1: column.end, y1: rows.end).intersection(clip)
        if part.isEmpty { continue }
        let to = surface.address(part.x0, part.y0)
        let maskX = column.maskStart + (column.isRepeated ? 0 : part.x0 - column.start)
        let maskY = rows.maskStart + (rows.isRepeated ? 0 : part.y0 - rows.start)
        let from = mask.address(maskX, maskY)
        switch (column.isRepeated, rows.isRepeated) {
        case (true, true):
          vc_blend(to, surface.stride, part.width, part.height, Self.scale(pixel, from.pointee))
        case (true, false):
          for y in 0..<part.height {
            let color = Self.scale(pixel, from[y * mask.bytesPerRow])
            vc_blend(surface.address(part.x0, part.y0 + y), surface.stride, part.width, 1, color)
          }
        case (false, _):
          vc_blend_covered(
            to, surface.stride, from, rows.isRepeated ? 0 : mask.bytesPerRow, part.width, part.height, pixel)
        }
      }
    }
  }

  /// Returns all channels times a byte, the same as in the loops over pixels.
  private static func scale(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let product = (pixel >> shift & 255) * UInt32(factor) + 128
      result |= ((product + product >> 8) >> 8) << shift
    }
    return result
  }
}
