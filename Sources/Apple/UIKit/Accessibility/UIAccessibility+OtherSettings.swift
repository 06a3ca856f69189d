/// The settings that a host doesn't have. They return the defaults of a device.
extension UIAccessibility {
  /// Whether audio is mono: `false`.
  public static var isMonoAudioEnabled: Bool { false }

  /// Whether the user prefers closed captions: `false`.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether the colors of the screen are inverted: `false`.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether Guided Access limits the user to one app: `false`.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Whether the screen is in grayscale: `false`.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether selected text can be spoken: `false`.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether a swipe from the top with two fingers speaks the screen: `false`.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Whether shaking the device offers to undo: `true`.
  public static var isShakeToUndoEnabled: Bool { true }

  /// Whether AssistiveTouch is on: `false`.
  public static var isAssistiveTouchRunning: Bool { false }

  /// Whether switches display labels for on and off: `false`.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether video previews play automatically: `true`.
  public static var isVideoAutoplayEnabled: Bool { true }
}
