/// Makes a view from another view.
///
/// - Source: developer.apple.com/documentation/swiftui/viewmodifier
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the modifier's body.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view.
  ///
  /// - Parameter content: The view that the modifier is applied to. It can be used several times, or not at all.
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
  /// Combines two modifiers: this one is applied first.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
