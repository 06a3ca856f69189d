import UIKit

extension View {
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    applying(TraitModifier<RowInsetsTrait>(value: insets))
  }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    applying(TraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }))
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTrait>(value: visibility))
  }
}
