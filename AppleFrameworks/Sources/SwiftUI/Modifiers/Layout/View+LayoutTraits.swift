extension View {
  /// Sets the priority in sharing space. Views with a higher one choose first.
  ///
  /// - Parameter value: 0 for views that set none.
  /// - Source: developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    applying(TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// Sets the position in depth. Views with a higher one lie above.
  ///
  /// - Parameter value: 0 for views that set none.
  /// - Source: developer.apple.com/documentation/swiftui/view/zindex(_:)
  nonisolated public func zIndex(_ value: Double) -> some View { applying(TraitModifier<ZIndexTrait>(value: value)) }

  /// Sets a value for the layout that contains the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    applying(LayoutValueModifier<K>(value: value))
  }
}
