internal import CPixels
import Foundation

/// A shadow in pixels.
struct DeviceShadow {
  /// y down.
  let offset: CGVector
  let sigma: CGFloat
  /// In its own color, with the alpha of what is drawn.
  let pixel: UInt32
  let color: ColorComponents
  let alpha: CGFloat

  init(_ shadow: Shadow, _ space: CGAffineTransform, _ encoding: ColorEncoding, alpha: CGFloat) {
    let moved = shadow.offset.applying(space)
    offset = CGVector(dx: moved.width, dy: moved.height)
    // A wider blur than this is hardly to be told from it, and would take ever more time.
    sigma = min(shadow.sigma * space.meanScale, 512)
    color = shadow.color.standard.converted(to: encoding)
    self.alpha = alpha
    pixel = color.pixel(alpha: alpha)
  }

  /// How many pixels beyond what throws it the shadow can be seen, without its offset.
  var reach: Int { vc_blur_reach(Double(sigma)) + 1 }

  /// The offset in whole pixels.
  var wholeOffset: (x: Int, y: Int) {
    func whole(_ value: CGFloat) -> Int { value.isFinite ? Int(min(max(value.rounded(), -1e6), 1e6)) : 0 }
    return (whole(offset.dx), whole(offset.dy))
  }
}
