/// Whether a part of the interface is visible.
///
/// - Source: developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Whatever fits the place.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}
