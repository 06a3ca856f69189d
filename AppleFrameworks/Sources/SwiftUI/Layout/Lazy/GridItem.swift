import UIKit

/// A column of a vertical grid, or a row of a horizontal one.
///
/// - Source: developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
  /// The width of a column or the height of a row, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/griditem/size-swift.enum
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A length that adapts to the space, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each with at least the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column or how high the row is.
  public var size: Size

  /// The points to the next one; `nil` for the standard distance.
  ///
  /// - Default: `nil`.
  public var spacing: CGFloat?

  /// The alignment of views in it; `nil` for that of the grid.
  ///
  /// - Default: `nil`.
  public var alignment: Alignment?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: How wide the column or how high the row is.
  ///   - spacing: The points to the next one; `nil` for the usual distance.
  ///   - alignment: How views lie in it; `nil` for that of the grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
