import UIKit

/// A list style with sections as cards with rounded corners, inset from the edges.
///
/// - Source: developer.apple.com/documentation/swiftui/insetgroupedliststyle
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list style with sections as cards with rounded corners, inset from the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
