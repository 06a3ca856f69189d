/// The trait that holds whether the interface looks active.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitactiveappearance
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
}

extension UITraitActiveAppearance: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}
