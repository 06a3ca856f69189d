import UIKit

/// A column of a vertical grid, or a row of a horizontal grid.
///
/// - Source: developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
  /// The width of a column or the height of a row, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/griditem/size-swift.enum
  public enum Size: Sendable {
    /// A fixed length in points.
    case fixed(CGFloat)
    /// A flexible length within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each with at least the minimum length.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column or the height of the row.
  public var size: Size

  /// The distance to the next item, in points; `nil` for the standard distance.
  ///
  /// - Default: `nil`.
  public var spacing: CGFloat?

  /// The alignment of views in the item; `nil` for that of the grid.
  ///
  /// - Default: `nil`.
  public var alignment: Alignment?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: The width of the column or the height of the row.
  ///   - spacing: The distance to the next item, in points; `nil` for the standard distance.
  ///   - alignment: The alignment of views in the item; `nil` for that of the grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
