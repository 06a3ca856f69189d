/// The accessibility settings of the user that aren't traits.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
  package static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
  package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 2)
  package static let crossFadeTransitions = AccessibilitySettings(rawValue: 1 << 3)
  package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 4)
  package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 5)
}
