import UIKit

/// The layout of a vertical stack.
///
/// - Source: developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout: Layout, LinearLayout {
  /// The horizontal alignment of the views.
  ///
  /// - Default: `.center`.
  public var alignment: HorizontalAlignment

  /// The points between the views; `nil` for the distances that they prefer.
  ///
  /// - Default: `nil`.
  public var spacing: CGFloat?

  /// Creates a layout.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The vertical orientation, for spacers.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing) }
  var crossKey: AlignmentKey { alignment.key }
}
