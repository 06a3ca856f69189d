import UIKit

/// A plain list style whose rows are inset from the edges.
///
/// - Source: developer.apple.com/documentation/swiftui/insetliststyle
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A plain list style whose rows are inset from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}
