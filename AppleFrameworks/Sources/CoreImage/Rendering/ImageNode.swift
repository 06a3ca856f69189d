import CoreGraphics

/// A step of a recipe, which has an extent and computes the pixels of a region on demand.
///
/// Unchecked: The type is immutable.
class ImageNode: @unchecked Sendable {
  /// The extent outside of which all pixels are transparent; infinite for colors and clamped images.
  let extent: CGRect
  let inputs: [ImageNode]
  /// Whether enlargement uses nearest-neighbor sampling instead of interpolation, as for codes and images that request
  /// it.
  let samplesNearest: Bool

  init(extent: CGRect, inputs: [ImageNode] = [], samplesNearest: Bool = false) {
    self.extent = extent
    self.inputs = inputs
    self.samplesNearest = samplesNearest
  }

  /// Returns the pixels of a region that is inside the whole pixels of the extent.
  func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    preconditionFailure("A step of a recipe computes its pixels")
  }
}

extension CGRect {
  /// Whether the rectangle is infinite.
  var isEndless: Bool {
    isInfinite || width > CGFloat(PixelRegion.farthest) || height > CGFloat(PixelRegion.farthest)
  }

  static var endless: CGRect {
    CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }

  /// Returns the rectangle with a border around it. An infinite rectangle does not change.
  func grown(_ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    isEndless || isNull || isEmpty ? self : insetBy(dx: -dx, dy: -dy)
  }

  func joined(_ other: CGRect) -> CGRect {
    isEndless || other.isEndless ? .endless : union(other)
  }
}
