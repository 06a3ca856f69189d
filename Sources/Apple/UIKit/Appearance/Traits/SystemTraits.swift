import Foundation

/// One of UIKit's own traits, which has a field in `TraitValues`, while custom traits share a list.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  static var storage: WritableKeyPath<TraitValues, Value?> { get }

  /// Returns whether a value overrides the inherited one.
  static func specifies(_ value: Value) -> Bool
}

extension SystemTrait {
  /// Returns whether a value isn't the default, which means "unspecified" for most traits.
  static func specifies(_ value: Value) -> Bool { value != defaultValue }
}

enum SystemTraits {
  /// UIKit's own traits in the order in which changes are reported.
  static let all: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    UITraitForceTouchCapability.self, UITraitImageDynamicRange.self, UITraitTypesettingLanguage.self,
    UITraitSceneCaptureState.self, UITraitListEnvironment.self, DesignMeasuresTrait.self,
  ]
}

/// The trait for the interface idiom.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfaceidiom
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified

  /// Whether dynamic colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// The trait for the light or dark style.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified

  /// Whether dynamic colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The trait for the level of content.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified

  /// Whether dynamic colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// The trait for the contrast that the user prefers.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIAccessibilityContrast = .unspecified

  /// Whether dynamic colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// The trait for the color gamut of the screen.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplaygamut
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIDisplayGamut = .unspecified

  /// Whether dynamic colors depend on the trait: `true`.
  public static let affectsColorAppearance = true
}

extension UITraitDisplayGamut: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// The trait for the number of pixels per point.
///
/// - Default: `0`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplayscale
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  /// The default value, `0`.
  public static let defaultValue: CGFloat = 0
}

extension UITraitDisplayScale: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The trait for the horizontal size class.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The trait for the layout direction.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitlayoutdirection
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

extension UITraitLayoutDirection: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// The trait for the text size that the user prefers.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIContentSizeCategory = .unspecified
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// The trait for bold text.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitlegibilityweight
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UILegibilityWeight = .unspecified
}

extension UITraitLegibilityWeight: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// The trait for the active or inactive appearance of the interface.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitactiveappearance
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
}

extension UITraitActiveAppearance: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The trait for the force touch capability of the screen.
///
/// - Default: `.unknown`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitforcetouchcapability
public struct UITraitForceTouchCapability: UITraitDefinition, Sendable {
  /// The default value, `.unknown`.
  public static let defaultValue: UIForceTouchCapability = .unknown
}

extension UITraitForceTouchCapability: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// The trait for the dynamic range of images.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitimagedynamicrange
public struct UITraitImageDynamicRange: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIImage.DynamicRange = .unspecified
}

extension UITraitImageDynamicRange: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIImage.DynamicRange?> { \.imageDynamicRange }
}

/// The trait for the language of typesetting.
///
/// - Default: `nil`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraittypesettinglanguage
public struct UITraitTypesettingLanguage: UITraitDefinition, Sendable {
  /// The default value, `nil`.
  public static let defaultValue: Locale.Language? = nil
}

extension UITraitTypesettingLanguage: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, Locale.Language??> { \.typesettingLanguage }
}

/// The trait for the capture state of the scene.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitscenecapturestate
public struct UITraitSceneCaptureState: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UISceneCaptureState = .unspecified
}

extension UITraitSceneCaptureState: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UISceneCaptureState?> { \.sceneCaptureState }
}

/// The trait for the kind of list.
///
/// - Default: `.unspecified`, no value.
/// - Source: developer.apple.com/documentation/uikit/uitraitlistenvironment
public struct UITraitListEnvironment: UITraitDefinition, Sendable {
  /// The default value, `.unspecified`.
  public static let defaultValue: UIListEnvironment = .unspecified
}

extension UITraitListEnvironment: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIListEnvironment?> { \.listEnvironment }
}
