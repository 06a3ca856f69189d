/// The trait that holds the level of content.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}
