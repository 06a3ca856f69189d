import UIKit

extension View {
  /// Sets the insets of the row's content from the cell's edges, in points; `nil` (the default) uses the system's
  /// insets.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    applying(TraitModifier<RowInsetsTrait>(value: insets))
  }

  /// Sets the background of the row; `nil` (the default) uses the system's background.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    applying(TraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }))
  }

  /// Sets the visibility of the line below the row. Default: `.automatic`, which displays it.
  ///
  /// - Parameter edges: Ignored. The visibility applies to both edges.
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTrait>(value: visibility))
  }

  /// Sets the color of the line below the row; `nil` (the default) uses the system's color.
  ///
  /// - Parameter edges: Ignored. The color applies to the line below.
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTintTrait>(value: color))
  }

  /// Sets the visibility of the lines between the rows of the section. Default: `.automatic`, which displays them.
  ///
  /// - Parameter edges: Ignored. The visibility applies to both edges.
  /// - Source: developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<SectionSeparatorTrait>(value: visibility))
  }

  /// Sets the color of the lines between the rows of the section; `nil` (the default) uses the system's color.
  ///
  /// - Parameter edges: Ignored. The color applies to all lines.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTintTrait>(value: color))
  }

  /// Sets the distance between the rows of lists in the view, in points; `nil` (the default) uses the system's
  /// distance, which is 0.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowspacing(_:)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listLook) { $0.rowSpacing = spacing }
  }

  /// Sets the tint color of the row's content, such as the symbols of labels.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listitemtint(_:)
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the tint of the row's content, such as the symbols of labels.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
}
