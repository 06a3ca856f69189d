import UIKit

extension View {
  /// The distances of the row's content from the cell's edges, in points; `nil` (the default) is the system's.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    applying(TraitModifier<RowInsetsTrait>(value: insets))
  }

  /// The background of the row; `nil` (the default) is the system's.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    applying(TraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Whether there is a line below the row. Default: `.automatic`, which shows it.
  ///
  /// - Parameter edges: ignored: the visibility applies to both edges.
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTrait>(value: visibility))
  }
}
