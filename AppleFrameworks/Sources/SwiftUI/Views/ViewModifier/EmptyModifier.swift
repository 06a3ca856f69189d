/// A modifier without an effect.
///
/// - Source: developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: ViewModifier {
  /// A modifier without an effect.
  public static let identity = EmptyModifier()
  /// Creates a modifier without an effect.
  nonisolated public init() {}
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}
