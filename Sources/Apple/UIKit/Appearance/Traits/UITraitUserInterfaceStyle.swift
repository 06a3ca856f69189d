/// The trait that holds the light or dark style.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}
