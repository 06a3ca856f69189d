extension View {
  /// Sets the layout priority of the view. Containers distribute space to views with a higher priority first.
  ///
  /// - Parameter value: The priority. Views that set none have a priority of 0.
  /// - Source: developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    applying(TraitModifier<LayoutPriorityTrait>(value: value))
  }

  /// Sets the z-index of the view. Views with a higher index are in front.
  ///
  /// - Parameter value: The index. Views that set none have an index of 0.
  /// - Source: developer.apple.com/documentation/swiftui/view/zindex(_:)
  nonisolated public func zIndex(_ value: Double) -> some View { applying(TraitModifier<ZIndexTrait>(value: value)) }

  /// Sets a value for the layout that contains the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    applying(LayoutValueModifier<K>(value: value))
  }
}
