import UIKit

/// What the user switched on for better access, beside contrast, bold text and the size of text.
public struct AssistiveSettings: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  private init(_ settings: AccessibilitySettings) {
    rawValue = settings.rawValue
  }

  /// The screen is read to the user.
  public static let voiceOver = AssistiveSettings(.voiceOver)
  /// The user moves through the screen with switches.
  public static let switchControl = AssistiveSettings(.switchControl)
  /// Less motion.
  public static let reduceMotion = AssistiveSettings(.reduceMotion)
  /// Screens fade in place of sliding.
  public static let crossFadeTransitions = AssistiveSettings(.crossFadeTransitions)
  /// Opaque backgrounds.
  public static let reduceTransparency = AssistiveSettings(.reduceTransparency)
  /// Signs that don't rely on color.
  public static let differentiateWithoutColor = AssistiveSettings(.differentiateWithoutColor)
}
