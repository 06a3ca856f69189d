import UIKit

/// The layout of a horizontal stack.
///
/// - Source: developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout: Layout, LinearLayout {
  /// The vertical alignment of the views.
  ///
  /// - Default: `.center`.
  public var alignment: VerticalAlignment

  /// The distance between views, in points; `nil` for the preferred distances of the views.
  ///
  /// - Default: `nil`.
  public var spacing: CGFloat?

  /// Creates a layout.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The layout properties, with a horizontal orientation for spacers.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing) }
  var crossKey: AlignmentKey { alignment.key }
}
