import UIKit

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { Binding(location: UnsetEditMode.location) }
  }
  private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum HitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether controls can be used.
  ///
  /// - Default: `true`.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the scene is in use.
  ///
  /// - Default: `.background`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether rows of lists can be edited.
  ///
  /// - Default: a binding to a mode that is inactive.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the user has asked for less motion.
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
