import Foundation
import Typefaces

extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value of the weight.
    public let rawValue: CGFloat

    /// Creates a weight from a number. Fonts use the nearest available weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from a number. Fonts use the nearest available weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight -0.8.
    public static let ultraLight = Weight(-0.8)
    /// The weight -0.6.
    public static let thin = Weight(-0.6)
    /// The weight -0.4.
    public static let light = Weight(-0.4)
    /// The weight 0.
    public static let regular = Weight(0)
    /// The weight 0.23.
    public static let medium = Weight(0.23)
    /// The weight 0.3.
    public static let semibold = Weight(0.3)
    /// The weight 0.4.
    public static let bold = Weight(0.4)
    /// The weight 0.56.
    public static let heavy = Weight(0.56)
    /// The weight 0.62.
    public static let black = Weight(0.62)

    var fontWeight: FontWeight { FontWeight(trait: Double(rawValue)) }
  }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
