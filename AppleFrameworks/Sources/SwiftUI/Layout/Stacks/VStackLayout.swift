import UIKit

/// The layout of a vertical stack.
///
/// - Source: developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout: Layout, LinearLayout {
  /// The horizontal alignment of the views.
  ///
  /// - Default: `.center`.
  public var alignment: HorizontalAlignment

  /// The distance between views, in points; `nil` for the preferred distances of the views.
  ///
  /// - Default: `nil`.
  public var spacing: CGFloat?

  /// Creates a layout.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The layout properties, with a vertical orientation for spacers.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing) }
  var crossKey: AlignmentKey { alignment.key }
}
