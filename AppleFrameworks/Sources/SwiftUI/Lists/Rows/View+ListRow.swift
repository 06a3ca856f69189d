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
  /// - Parameter edges: Ignored: the visibility applies to both edges.
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTrait>(value: visibility))
  }

  /// The color of the line below the row; `nil` (the default) is the system's.
  ///
  /// - Parameter edges: Ignored: the color applies to the line below.
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTintTrait>(value: color))
  }

  /// Whether there are lines between the rows of the section. Default: `.automatic`, which shows them.
  ///
  /// - Parameter edges: Ignored: the visibility applies to both edges.
  /// - Source: developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<SectionSeparatorTrait>(value: visibility))
  }

  /// The color of the lines between the rows of the section; `nil` (the default) is the system's.
  ///
  /// - Parameter edges: Ignored: the color applies to all lines.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTintTrait>(value: color))
  }

  /// The distance between the rows of lists in the view, in points; `nil` (the default) is the system's, which is none.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listrowspacing(_:)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listLook) { $0.rowSpacing = spacing }
  }

  /// The tint of the row's content, such as symbols of labels.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/listitemtint(_:)
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// The tint of the row's content, such as symbols of labels.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
}
