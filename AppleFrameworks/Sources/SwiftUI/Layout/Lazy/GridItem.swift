import UIKit

/// A column of a vertical grid, or a row of a horizontal one.
///
/// - Source: developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
  /// How large it is, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/griditem/size-swift.enum
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each of at least the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next one; `nil` (the default) is the usual distance.
  public var spacing: CGFloat?
  /// How views lie in it; `nil` (the default) is by the grid.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
