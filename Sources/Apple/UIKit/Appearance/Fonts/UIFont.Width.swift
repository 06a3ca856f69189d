import Foundation

extension UIFont {
  /// The width of the system font's characters; 0 is the standard width.
  ///
  /// No free typeface that resembles Apple's has these widths. The standard characters are drawn narrower or wider, so
  /// that lines have approximately the same length as on an iPhone.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifont/width
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value of the width.
    public let rawValue: CGFloat

    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a width from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    /// The factor relative to the standard width, limited to the named widths.
    var stretch: Double {
      let value = rawValue.isNaN ? 0 : min(max(Double(rawValue), -0.4), 0.2)
      return value < -0.2 ? 0.8 + (value + 0.2) * 0.75 : 1 + value
    }

    /// Creates the width of a stretch that was created from one.
    init(stretch: Double) {
      self.init(CGFloat(stretch < 0.8 ? -0.2 + (stretch - 0.8) / 0.75 : stretch - 1))
    }
  }
}
