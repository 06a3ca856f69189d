/// The trait that holds the contrast the user asked for.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIAccessibilityContrast = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}
