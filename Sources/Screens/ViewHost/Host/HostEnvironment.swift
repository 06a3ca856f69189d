import UIKit

/// The initial user settings of a screen.
public struct HostEnvironment: Sendable {
  /// The light or dark style.
  public var style: UIUserInterfaceStyle = .light

  /// The contrast between colors.
  public var contrast: UIAccessibilityContrast = .normal

  /// The text size.
  public var contentSizeCategory: UIContentSizeCategory = .large

  /// The layout direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight

  /// The weight of text.
  public var legibilityWeight: UILegibilityWeight = .regular

  /// The assistive technologies and settings for `UIAccessibility`.
  public var accessibility: AssistiveSettings = []

  /// The SDK whose design is used. It is a property of the app rather than the user, but affects screens like settings.
  public var sdk = SDKVersion.iOS18

  /// Creates the default settings of a phone.
  public init() {}
}
