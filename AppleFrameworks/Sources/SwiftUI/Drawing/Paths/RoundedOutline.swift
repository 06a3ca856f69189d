import UIKit

/// A namespace for functions that create the outlines of rounded rectangles.
enum RoundedOutline {
  static func path(_ rect: CGRect, radii: CGSize, _ style: RoundedCornerStyle) -> CGPath {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    guard width > 0, height > 0 else { return CGPath(rect: rect, transform: nil) }
    guard style == .continuous, width == height else {
      return CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
    }
    return UIBezierPath(roundedRect: rect, cornerRadius: width).cgPath
  }
}
