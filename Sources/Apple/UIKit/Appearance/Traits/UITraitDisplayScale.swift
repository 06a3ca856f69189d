import Foundation

/// The trait that holds the number of pixels in a point.
///
/// - Default: `0`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplayscale
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  /// `0`.
  public static let defaultValue: CGFloat = 0
}

extension UITraitDisplayScale: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}
