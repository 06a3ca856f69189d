import UIKit

/// The user's settings that a screen starts with.
public struct HostEnvironment: Sendable {
  /// Light or dark.
  public var style: UIUserInterfaceStyle = .light

  /// Whether colors stand further apart.
  public var contrast: UIAccessibilityContrast = .normal

  /// The size of text.
  public var contentSizeCategory: UIContentSizeCategory = .large

  /// The direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight

  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight = .regular

  /// Assistive technologies and the like: what `UIAccessibility` answers.
  public var accessibility: AssistiveSettings = []

  /// The SDK whose design is drawn. It is the app's and not the user's, but it changes screens as settings do.
  public var sdk = SDKVersion.iOS18

  /// Creates the settings of a phone as it comes from the shop.
  public init() {}
}
