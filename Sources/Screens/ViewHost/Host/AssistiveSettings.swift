import UIKit

/// The accessibility settings of the user other than contrast, bold text and text size.
public struct AssistiveSettings: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  private init(_ settings: AccessibilitySettings) {
    rawValue = settings.rawValue
  }

  /// VoiceOver is running.
  public static let voiceOver = AssistiveSettings(.voiceOver)
  /// Switch Control is running.
  public static let switchControl = AssistiveSettings(.switchControl)
  /// Motion is reduced.
  public static let reduceMotion = AssistiveSettings(.reduceMotion)
  /// Transitions fade rather than slide.
  public static let crossFadeTransitions = AssistiveSettings(.crossFadeTransitions)
  /// Backgrounds are opaque.
  public static let reduceTransparency = AssistiveSettings(.reduceTransparency)
  /// Indicators don't rely on color.
  public static let differentiateWithoutColor = AssistiveSettings(.differentiateWithoutColor)
}
