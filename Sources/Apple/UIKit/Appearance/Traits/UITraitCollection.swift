import Foundation

/// Traits and their values, which never change: the surroundings for which a view is laid out and drawn.
///
/// A collection may hold some traits only; the rest are "unspecified".
///
/// Unchecked: it never changes.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitcollection
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// What the collection holds.
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies nothing.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Returns the collection itself, since it never changes.
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

  /// The kind of device; `.unspecified` where it is not given.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }

  /// The light or dark style; `.unspecified` where it is not given.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }

  /// The direction of layout; `.unspecified` where it is not given.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }

  /// The number of pixels in a point; 0 where it is not given.
  open var displayScale: CGFloat { values.displayScale ?? 0 }

  /// The size class across; `.unspecified` where it is not given.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }

  /// The size class down; `.unspecified` where it is not given.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }

  /// Whether the screen feels force; `.unknown` where it is not given.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }

  /// The size of text the user asked for; `.unspecified` where it is not given.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory ?? .unspecified }

  /// The screen's range of colors; `.unspecified` where it is not given.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }

  /// The contrast the user asked for; `.unspecified` where it is not given.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }

  /// The level of content; `.unspecified` where it is not given.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }

  /// Whether text is bold for legibility; `.unspecified` where it is not given.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// Whether the interface looks active; `.unspecified` where it is not given.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  /// The range of brightness for images; `.unspecified` where it is not given.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange ?? .unspecified }

  /// The language by which text is set; `nil` where it is not given.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage ?? nil }

  /// Whether the scene is recorded; `.unspecified` where it is not given.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }

  /// The kind of list that a view is in; `.unspecified` where it is not given.
  open var listEnvironment: UIListEnvironment { values.listEnvironment ?? .unspecified }

  /// The value of any trait, UIKit's own or a custom one; its default value where it is not given.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  // MARK: - Comparing

  /// Returns whether everything that `trait` specifies has the same value here. True for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.containsTraits(of: $0.values) } ?? true
  }

  /// Returns whether dynamic colors may look different under the other collection. True for nil.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return changedTraits(from: other).contains { $0.affectsColorAppearance }
  }

  /// Returns the traits whose values differ from those of `previous`: UIKit's own first, in a fixed order.
  package func changedTraits(from previous: UITraitCollection) -> [UITrait] {
    self === previous ? [] : values.changedTraits(from: previous.values)
  }

  /// UIKit's own traits on which colors depend.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// UIKit's own traits on which it depends what image a name stands for.
  open class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  // MARK: - Images

  /// A configuration that holds these traits and nothing else.
  open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
