/// A modifier that changes nothing.
///
/// - Source: developer.apple.com/documentation/swiftui/emptymodifier
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public func body(content: Content) -> some View { content }
}
