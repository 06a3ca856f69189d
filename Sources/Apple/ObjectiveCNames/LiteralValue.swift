import CoreGraphics
import UIKit

/// Replacements for literals that Xcode displays as swatches. They have the expected type, as with Apple's color
/// literals.
@_spi(Host)
public enum LiteralValue {
  /// Returns a color, if no other type is expected.
  public static func color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a color of a layer.
  @_disfavoredOverload
  public static func color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
  }
}
