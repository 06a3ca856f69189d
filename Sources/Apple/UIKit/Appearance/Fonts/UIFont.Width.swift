import Foundation

extension UIFont {
  /// How wide the characters of the system font are; 0 is the usual width.
  ///
  /// No free typeface near to Apple's has these widths: the usual characters are drawn narrower or wider, and lines come
  /// out about as long as on an iPhone, not to the point.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifont/width
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)

    /// The width by the usual one; what is beyond the named widths is as these.
    var stretch: Double {
      let value = rawValue.isNaN ? 0 : min(max(Double(rawValue), -0.4), 0.2)
      return value < -0.2 ? 0.8 + (value + 0.2) * 0.75 : 1 + value
    }

    /// Creates the width of a stretch that was made of one.
    init(stretch: Double) {
      self.init(CGFloat(stretch < 0.8 ? -0.2 + (stretch - 0.8) / 0.75 : stretch - 1))
    }
  }
}
