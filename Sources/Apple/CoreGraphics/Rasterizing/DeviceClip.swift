internal import CPixels
import Foundation

/// The clip in pixels: a rectangle, with coverage if it isn't only that rectangle.
final class DeviceClip {
  let bounds: PixelRect
  private let parent: DeviceClip?
  private let makeOwnCoverage: ((PixelRect) -> CoverageMask)?
  private var made: CoverageMask?

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    parent = nil
    makeOwnCoverage = nil
  }

  private init(_ bounds: PixelRect, within parent: DeviceClip, _ makeCoverage: ((PixelRect) -> CoverageMask)?) {
    self.bounds = bounds
    self.parent = parent.isRectangle ? nil : parent
    makeOwnCoverage = makeCoverage
  }

  /// Whether all pixels in the bounds have full coverage.
  var isRectangle: Bool { parent == nil && makeOwnCoverage == nil }

  /// The coverage in the bounds, created on first use; `nil` if it is full.
  var coverage: CoverageMask? {
    if isRectangle || bounds.isEmpty { return nil }
    if let made { return made }
    var mask: CoverageMask
    if let makeOwnCoverage {
      mask = makeOwnCoverage(bounds)
    } else {
      mask = CoverageMask(bounds)
      mask.bytes.update(repeating: 255, count: mask.bytesPerRow * bounds.height)
    }
    if let above = parent?.coverage {
      vc_multiply_coverage(
        mask.bytes, mask.bytesPerRow, above.address(bounds.x0, bounds.y0), above.bytesPerRow, bounds.width,
        bounds.height)
    }
    made = mask
    return mask
  }

  /// Returns the clip intersected with a rectangle of pixels.
  func cut(to rect: PixelRect) -> DeviceClip {
    rect.contains(bounds) ? self : DeviceClip(bounds.intersection(rect), within: self, nil)
  }

  /// Returns the clip intersected with a shape.
  func cut(
    to shape: ClipNode.Shape, _ transform: CGAffineTransform, shouldAntialias: Bool
  ) -> DeviceClip {
    switch shape {
    case .path(let path, let rule):
      if case .rectangle(let rect) = path.shape, transform.keepsRectangles {
        if rect.isInfinite { return self }
        let device = rect.applying(transform)
        if let aligned = PixelRect(aligned: device) { return cut(to: aligned) }
        if !shouldAntialias { return cut(to: PixelRect(rounding: device)) }
      }
      let area = PixelRect(covering: path.elements.exactBounds.applying(transform)).intersection(bounds)
      let elements = path.elements
      let corners = RoundedCorners(path.shape, transform)
      return DeviceClip(area, within: self) { bounds in
        if shouldAntialias, let corners { return corners.coverage(in: bounds) }
        return CoverageMask(bounds, filling: elements, transform, rule, shouldAntialias: shouldAntialias)
      }
    case .mask(let image, let rect):
      let area = PixelRect(covering: rect.applying(transform)).intersection(bounds)
      return DeviceClip(area, within: self) { bounds in
        ImageDrawing(image, rect, transform, .default).coverage(in: bounds)
      }
    }
  }
}
