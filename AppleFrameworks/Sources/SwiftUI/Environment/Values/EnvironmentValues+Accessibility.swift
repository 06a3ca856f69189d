import UIKit

/// The weight of text that the user has asked for.
///
/// - Source: developer.apple.com/documentation/swiftui/legibilityweight
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight.
  case regular
  /// Bold.
  case bold
}

extension EnvironmentValues {
  /// The weight of text that the user has asked for.
  public var legibilityWeight: LegibilityWeight? { onMain { UIAccessibility.isBoldTextEnabled } ? .bold : .regular }

  /// Whether the user has asked for less transparency.
  public var accessibilityReduceTransparency: Bool { onMain { UIAccessibility.isReduceTransparencyEnabled } }
  /// Whether the user has asked for differences that do not depend on color.
  public var accessibilityDifferentiateWithoutColor: Bool {
    onMain { UIAccessibility.shouldDifferentiateWithoutColor }
  }
  /// Whether the user has inverted colors.
  public var accessibilityInvertColors: Bool { onMain { UIAccessibility.isInvertColorsEnabled } }
  /// Whether VoiceOver runs.
  public var accessibilityVoiceOverEnabled: Bool { onMain { UIAccessibility.isVoiceOverRunning } }
  /// Whether Switch Control runs.
  public var accessibilitySwitchControlEnabled: Bool { onMain { UIAccessibility.isSwitchControlRunning } }
  /// Whether VoiceOver or Switch Control runs.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }

  private func onMain(_ read: @MainActor () -> Bool) -> Bool { MainActor.assumingIsolated(read) }
}
