/// The trait that holds the screen's range of colors.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplaygamut
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIDisplayGamut = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitDisplayGamut: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}
