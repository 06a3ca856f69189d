/// A type that creates a view from another view.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the modifier's body.
  associatedtype Body: View

  /// The view to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  ///
  /// - Parameter content: The view to which the modifier is applied. It can be used several times, or not at all.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

extension View {
  /// Applies a modifier to the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a combination of two modifiers. This modifier is applied first.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
