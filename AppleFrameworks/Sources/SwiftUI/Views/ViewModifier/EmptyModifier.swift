/// A modifier that changes nothing.
///
/// - Source: developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Creates a modifier that changes nothing.
  nonisolated public init() {}
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}
