/// The visibility of a part of the interface.
///
/// - Source: developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The visibility depends on the context.
  case automatic
  /// The part is visible.
  case visible
  /// The part is hidden.
  case hidden
}
