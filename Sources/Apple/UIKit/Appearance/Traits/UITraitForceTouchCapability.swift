/// The trait that holds whether the screen feels force.
///
/// - Default: `.unknown`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitforcetouchcapability
public struct UITraitForceTouchCapability: UITraitDefinition, Sendable {
  /// `.unknown`.
  public static let defaultValue: UIForceTouchCapability = .unknown
}

extension UITraitForceTouchCapability: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}
