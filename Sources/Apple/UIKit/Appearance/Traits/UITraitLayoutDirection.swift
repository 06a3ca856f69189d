/// The trait that holds the direction of layout.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitlayoutdirection
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

extension UITraitLayoutDirection: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}
