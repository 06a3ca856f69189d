import UIKit

/// A vertical stack, as a layout.
///
/// - Source: developer.apple.com/documentation/swiftui/vstacklayout
public struct VStackLayout: Layout, LinearLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing) }
  var crossKey: AlignmentKey { alignment.key }
}
