/// The trait that holds the range of brightness for images.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitimagedynamicrange
public struct UITraitImageDynamicRange: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIImage.DynamicRange = .unspecified
}

extension UITraitImageDynamicRange: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIImage.DynamicRange?> { \.imageDynamicRange }
}
