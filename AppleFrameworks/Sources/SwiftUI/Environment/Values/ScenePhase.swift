/// Whether the scene is visible and in use.
///
/// - Source: developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible and not in use.
  case inactive
  /// The scene is visible and in use.
  case active
}
