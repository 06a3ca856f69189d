import CoreGraphics
import UIKit

/// What stands for a literal that Xcode shows as a swatch: of the type that is wanted, as Apple's colors all are literals.
@_spi(Host)
public enum LiteralValue {
  /// A color where nothing else is wanted.
  public static func color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A layer's color.
  @_disfavoredOverload
  public static func color(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
  }
}
