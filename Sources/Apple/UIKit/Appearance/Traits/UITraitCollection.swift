import Foundation

/// An immutable collection of traits: the environment for which a view is laid out and drawn.
///
/// A collection may contain some traits only; the others are "unspecified".
///
/// Unchecked: it is immutable.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// The values of the traits.
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates an empty collection.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Returns the collection itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a collection with the same traits and values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  /// The traits that are set, with their values.
  open override var description: String { "<UITraitCollection; \(values.description)>" }

  // MARK: - Traits

  /// The interface idiom; `.unspecified` if it isn't set.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// The light or dark style; `.unspecified` if it isn't set.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }

  /// The layout direction; `.unspecified` if it isn't set.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }

  /// The number of pixels per point; 0 if it isn't set.
  open var displayScale: CGFloat { values.displayScale ?? 0 }

  /// The horizontal size class; `.unspecified` if it isn't set.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }

  /// The vertical size class; `.unspecified` if it isn't set.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }

  /// The force touch capability of the screen; `.unknown` if it isn't set.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// The text size that the user prefers; `.unspecified` if it isn't set.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }

  /// The color gamut of the screen; `.unspecified` if it isn't set.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }

  /// The contrast that the user prefers; `.unspecified` if it isn't set.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }

  /// The level of content; `.unspecified` if it isn't set.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// The weight of text that the user prefers; `.unspecified` if it isn't set.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// The active or inactive appearance of the interface; `.unspecified` if it isn't set.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  /// The dynamic range of images; `.unspecified` if it isn't set.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange ?? .unspecified }

  /// The language of typesetting; `nil` if it isn't set.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage ?? nil }

  /// The capture state of the scene; `.unspecified` if it isn't set.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }

  /// The kind of list that contains a view; `.unspecified` if it isn't set.
  open var listEnvironment: UIListEnvironment { values.listEnvironment ?? .unspecified }

  /// The value of one of UIKit's traits or a custom one; its default if it isn't set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  // MARK: - Comparing

  /// Returns whether all traits that `trait` specifies have the same value here; `true` for `nil`.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.containsTraits(of: $0.values) } ?? true
  }

  /// Returns whether dynamic colors may be different with the other collection; `true` for `nil`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return changedTraits(from: other).contains { $0.affectsColorAppearance }
  }

  /// Returns the traits whose values differ from those of `previous`: UIKit's own first, in a fixed order.
  package func changedTraits(from previous: UITraitCollection) -> [UITrait] {
    self === previous ? [] : values.changedTraits(from: previous.values)
  }

  /// UIKit's own traits that affect colors.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// UIKit's own traits that affect the lookup of images.
  open class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  // MARK: - Images

  /// A configuration with these traits only.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
