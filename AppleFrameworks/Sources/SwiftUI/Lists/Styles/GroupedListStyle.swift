import UIKit

/// Sections with a gap between them, from edge to edge.
///
/// - Source: developer.apple.com/documentation/swiftui/groupedliststyle
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections with a gap between them, from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
