import Foundation

extension UIAccessibility {
  /// Bold text was switched on or off.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// More contrast was switched on or off.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  /// VoiceOver was switched on or off.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Switch Control was switched on or off.
  public nonisolated static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// Less motion was switched on or off.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Fading in place of sliding was switched on or off.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")

  /// Opaque backgrounds were switched on or off.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// Signs that don't rely on color were switched on or off.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

  /// Tells the app which settings differ from the earlier ones, in a fixed order.
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
