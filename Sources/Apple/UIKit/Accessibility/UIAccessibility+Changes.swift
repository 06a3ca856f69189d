import Foundation

extension UIAccessibility {
  /// The name of the notification that the setting for bold text changed.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// The name of the notification that the setting for increased contrast changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// The name of the notification that VoiceOver was turned on or off.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// The name of the notification that Switch Control was turned on or off.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// The name of the notification that the setting for reduced motion changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// The name of the notification that the setting for cross-fade transitions changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// The name of the notification that the setting for reduced transparency changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// The name of the notification that the setting for differentiation without color changed.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

  /// Posts the notifications of changed settings, in a fixed order.
  static func announceChanges(from old: ScreenConfiguration, to new: ScreenConfiguration) {
    var names: [NSNotification.Name] = []
    if old.legibilityWeight != new.legibilityWeight { names.append(boldTextStatusDidChangeNotification) }
    if old.contrast != new.contrast { names.append(darkerSystemColorsStatusDidChangeNotification) }
    let settings: [(AccessibilitySettings, NSNotification.Name)] = [
      (.voiceOver, voiceOverStatusDidChangeNotification), (.switchControl, switchControlStatusDidChangeNotification),
      (.reduceMotion, reduceMotionStatusDidChangeNotification),
      (.crossFadeTransitions, prefersCrossFadeTransitionsStatusDidChange),
      (.reduceTransparency, reduceTransparencyStatusDidChangeNotification),
      (.differentiateWithoutColor, differentiateWithoutColorDidChangeNotification),
    ]
    let changed = old.accessibility.symmetricDifference(new.accessibility)
    names += settings.filter { changed.contains($0.0) }.map(\.1)
    for name in names { NotificationCenter.default.post(name: name, object: nil) }
  }
}
