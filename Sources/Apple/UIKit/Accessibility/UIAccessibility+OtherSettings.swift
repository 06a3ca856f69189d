/// Settings that a host does not have. They answer as on a device whose user left them as they were.
extension UIAccessibility {
  /// Whether both channels of sound are played as one: `false`.
  public static var isMonoAudioEnabled: Bool { false }

  /// Whether the user prefers films with captions: `false`.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether the colors of the screen are inverted: `false`.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether Guided Access keeps the user in one app: `false`.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Whether the screen has no colors: `false`.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether selected text can be spoken: `false`.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether a swipe from the top with two fingers has the screen read: `false`.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Whether shaking the device offers to undo: `true`.
  public static var isShakeToUndoEnabled: Bool { true }

  /// Whether AssistiveTouch is on: `false`.
  public static var isAssistiveTouchRunning: Bool { false }

  /// Whether switches show signs for on and off: `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether films in previews play by themselves: `true`.
  public static var isVideoAutoplayEnabled: Bool { true }
}
