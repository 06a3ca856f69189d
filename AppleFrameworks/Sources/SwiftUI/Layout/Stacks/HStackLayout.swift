import UIKit

/// A horizontal stack, as a layout.
///
/// - Source: developer.apple.com/documentation/swiftui/hstacklayout
public struct HStackLayout: Layout, LinearLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing) }
  var crossKey: AlignmentKey { alignment.key }
}
