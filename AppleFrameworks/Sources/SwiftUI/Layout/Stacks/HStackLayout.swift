import UIKit

/// The layout of a horizontal stack.
///
/// - Source: developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout: Layout, LinearLayout {
  /// The vertical alignment of the views.
  ///
  /// - Default: `.center`.
  public var alignment: VerticalAlignment

  /// The points between the views; `nil` for the distances that they prefer.
  ///
  /// - Default: `nil`.
  public var spacing: CGFloat?

  /// Creates a layout.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The horizontal orientation, for spacers.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing) }
  var crossKey: AlignmentKey { alignment.key }
}
