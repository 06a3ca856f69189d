import UIKit

/// A list style with separated sections that extend from edge to edge.
///
/// - Source: developer.apple.com/documentation/swiftui/groupedliststyle
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A list style with separated sections that extend from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
