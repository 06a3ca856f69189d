/// The trait that holds the kind of device.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfaceidiom
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}
