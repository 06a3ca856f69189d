extension View {
  /// Calls an action with a value of the view's geometry, initially and after each change.
  ///
  /// - Parameter transform: A closure that returns the value from the geometry.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action with the old and the new value of the view's geometry, initially and after each change.
  ///
  /// - Parameter transform: A closure that returns the value from the geometry.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) } }
    }
  }
}
