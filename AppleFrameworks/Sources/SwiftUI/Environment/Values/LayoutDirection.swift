/// The layout direction.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The direction from left to right.
  case leftToRight
  /// The direction from right to left.
  case rightToLeft
}
