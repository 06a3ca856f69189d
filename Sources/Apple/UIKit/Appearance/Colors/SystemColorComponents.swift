import Foundation

/// One look of a system color, as people write colors down.
struct SystemColorComponents {
  let color: UIColor

  /// Red, green, blue from 0 to 255 and alpha from 0 to 1.
  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
