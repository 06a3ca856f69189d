import Foundation

/// One of UIKit's own traits: it has a field of its own in `TraitValues`, custom traits share a list.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Hashable {
  static var storage: WritableKeyPath<TraitValues, Value?> { get }

  /// Returns whether a value says something that holds in place of the surroundings' one.
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
    UITraitForceTouchCapability.self, UITraitImageDynamicRange.self, UITraitTypesettingLanguage.self,
    UITraitSceneCaptureState.self, UITraitListEnvironment.self, DesignMeasuresTrait.self,
  ]
}

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

/// The trait that holds the light or dark style.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The trait that holds the level of content.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraituserinterfacelevel
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// The trait that holds the contrast the user asked for.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitaccessibilitycontrast
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIAccessibilityContrast = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// The trait that holds the screen's range of colors.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitdisplaygamut
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIDisplayGamut = .unspecified

  /// True: dynamic colors depend on it.
  public static let affectsColorAppearance = true
}

extension UITraitDisplayGamut: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

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

/// The trait that holds the size class across.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraithorizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

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

/// The trait that holds whether the interface looks active.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitactiveappearance
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
}

extension UITraitActiveAppearance: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

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

/// The trait that holds the language by which text is set.
///
/// - Default: `nil`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraittypesettinglanguage
public struct UITraitTypesettingLanguage: UITraitDefinition, Sendable {
  /// `nil`.
  public static let defaultValue: Locale.Language? = nil
}

extension UITraitTypesettingLanguage: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, Locale.Language??> { \.typesettingLanguage }
}

/// The trait that holds whether the scene is recorded.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitscenecapturestate
public struct UITraitSceneCaptureState: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UISceneCaptureState = .unspecified
}

extension UITraitSceneCaptureState: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UISceneCaptureState?> { \.sceneCaptureState }
}

/// The trait that holds the kind of list.
///
/// - Default: `.unspecified`, which stands for a value that is not given.
/// - Source: developer.apple.com/documentation/uikit/uitraitlistenvironment
public struct UITraitListEnvironment: UITraitDefinition, Sendable {
  /// `.unspecified`.
  public static let defaultValue: UIListEnvironment = .unspecified
}

extension UITraitListEnvironment: SystemTrait {
  static var storage: WritableKeyPath<TraitValues, UIListEnvironment?> { \.listEnvironment }
}
