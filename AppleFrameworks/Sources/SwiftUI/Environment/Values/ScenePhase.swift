/// The phase of a scene.
///
/// - Source: developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but inactive.
  case inactive
  /// The scene is visible and active.
  case active
}
