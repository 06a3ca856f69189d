import UIKit

/// A list style with rows from edge to edge.
///
/// - Source: developer.apple.com/documentation/swiftui/plainliststyle
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list style with rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
