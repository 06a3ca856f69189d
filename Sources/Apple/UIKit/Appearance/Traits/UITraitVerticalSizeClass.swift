/// The trait that holds the size class down.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}
