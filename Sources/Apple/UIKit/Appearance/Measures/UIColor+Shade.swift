import CoreGraphics

extension UIColor {
  /// White or black, or a gray between them, for each of the two styles.
  static func shade(
    light: (white: CGFloat, alpha: CGFloat), dark: (white: CGFloat, alpha: CGFloat)
  ) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: dark.white, alpha: dark.alpha) : UIColor(white: light.white, alpha: light.alpha)
    }
  }
}
