import UIKit

/// The weight of text that the user prefers.
///
/// - Source: developer.apple.com/documentation/swiftui/legibilityweight
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// The bold weight.
  case bold
}

extension EnvironmentValues {
  /// The weight of text that the user prefers.
  public var legibilityWeight: LegibilityWeight? { onMain { UIAccessibility.isBoldTextEnabled } ? .bold : .regular }

  /// Whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { onMain { UIAccessibility.isReduceTransparencyEnabled } }
  /// Whether the user prefers differences that do not depend on color.
  public var accessibilityDifferentiateWithoutColor: Bool {
    onMain { UIAccessibility.shouldDifferentiateWithoutColor }
  }
  /// Whether the user has inverted the colors.
  public var accessibilityInvertColors: Bool { onMain { UIAccessibility.isInvertColorsEnabled } }
  /// Whether VoiceOver is running.
  public var accessibilityVoiceOverEnabled: Bool { onMain { UIAccessibility.isVoiceOverRunning } }
  /// Whether Switch Control is running.
  public var accessibilitySwitchControlEnabled: Bool { onMain { UIAccessibility.isSwitchControlRunning } }
  /// Whether VoiceOver or Switch Control is running.
  public var accessibilityEnabled: Bool { accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }

  private func onMain(_ read: @MainActor () -> Bool) -> Bool { MainActor.assumingIsolated(read) }
}
