/// The trait that holds whether text is bold for legibility.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitlegibilityweight
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UILegibilityWeight = .unspecified
}

extension UITraitLegibilityWeight: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}
