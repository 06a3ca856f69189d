internal import CPixels
import Foundation

/// A shadow in pixels.
struct DeviceShadow {
  /// The offset, with y downwards.
  let offset: CGVector
  let sigma: CGFloat
  /// The color of the shadow, with the alpha of the drawing.
  let pixel: UInt32
  let color: ColorComponents
  let alpha: CGFloat

  init(_ shadow: Shadow, _ space: CGAffineTransform, _ encoding: ColorEncoding, alpha: CGFloat) {
    let moved = shadow.offset.applying(space)
    offset = CGVector(dx: moved.width, dy: moved.height)
    // A wider blur is hardly distinguishable and would be slow.
    sigma = min(shadow.sigma * space.meanScale, 512)
    color = shadow.color.standard.converted(to: encoding)
    self.alpha = alpha
    pixel = color.pixel(alpha: alpha)
  }

  /// The distance in pixels that the shadow extends beyond its object, without the offset.
  var reach: Int { vc_blur_reach(Double(sigma)) + 1 }

  /// The offset in whole pixels.
  var wholeOffset: (x: Int, y: Int) {
    func whole(_ value: CGFloat) -> Int { value.isFinite ? Int(min(max(value.rounded(), -1e6), 1e6)) : 0 }
    return (whole(offset.dx), whole(offset.dy))
  }
}
