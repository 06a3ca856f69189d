import UIKit

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { Binding(location: UnsetEditMode.location) }
  }
  private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum HitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether controls are enabled.
  ///
  /// - Default: `true`.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// The phase of the scene.
  ///
  /// - Default: `.background`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// A binding to the mode of editing rows of lists.
  ///
  /// - Default: a binding to an inactive mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the user prefers reduced motion.
  ///
  /// - Default: `false`.
  public var accessibilityReduceMotion: Bool { reduceMotion }

  var reduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  var allowsHitTesting: Bool {
    get { self[HitTestingKey.self] }
    set { self[HitTestingKey.self] = newValue }
  }
}
