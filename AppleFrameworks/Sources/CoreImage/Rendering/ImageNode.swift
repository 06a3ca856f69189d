import CoreGraphics

/// A step of a recipe: it knows where it has pixels, and computes those of a region when they are asked for.
///
/// Unchecked: It never changes.
class ImageNode: @unchecked Sendable {
  /// Where it may have pixels that are not transparent; infinite for colors and clamped images.
  let extent: CGRect
  let inputs: [ImageNode]
  /// Whether enlarging takes the nearest pixel rather than a mixture: codes of squares, and images that ask for it.
  let samplesNearest: Bool

  init(extent: CGRect, inputs: [ImageNode] = [], samplesNearest: Bool = false) {
    self.extent = extent
    self.inputs = inputs
    self.samplesNearest = samplesNearest
  }

  /// The pixels of a region, which lies within those that the extent touches.
  func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    preconditionFailure("A step of a recipe computes its pixels")
  }
}

extension CGRect {
  /// Whether it goes on without end.
  var isEndless: Bool {
    isInfinite || width > CGFloat(PixelRegion.farthest) || height > CGFloat(PixelRegion.farthest)
  }

  static var endless: CGRect {
    CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// With a border around it; an endless one stays.
  func grown(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    isEndless || isNull || isEmpty ? self : insetBy(dx: -dx, dy: -dy)
  }

  func joined(_ other: CGRect) -> CGRect {
    isEndless || other.isEndless ? .endless : union(other)
  }
}
