/// One of UIKit's own traits: it has a field of its own in `TraitValues`, custom traits share a list.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  static var storage: WritableKeyPath<TraitValues, Value?> { get }

  /// Whether a value says something that holds in place of the surroundings' one.
  static func specifies(_ value: Value) -> Bool
}

extension SystemTrait {
  /// Most traits have "unspecified" for their default value.
  static func specifies(_ value: Value) -> Bool { value != defaultValue }
}

enum SystemTraits {
  /// Every trait of UIKit's own, in the order in which changes are reported.
  static let all: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    UITraitForceTouchCapability.self, UITraitImageDynamicRange.self, DesignMeasuresTrait.self,
  ]
}
