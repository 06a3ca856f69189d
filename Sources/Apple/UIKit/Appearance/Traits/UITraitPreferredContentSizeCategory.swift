/// The trait that holds the size of text the user asked for.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIContentSizeCategory = .unspecified
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}
