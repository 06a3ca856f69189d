import Foundation

extension UITraitCollection {
  /// Creates the traits of all the collections; where two specify the same trait, the later one's value holds.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Creates the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.apply(mutations, to: TraitValues()))
  }

  /// Returns a copy in which `mutations` changed some traits.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: UITraitCollection.apply(mutations, to: values))
  }

  private static func apply(
    _ mutations: (inout any UIMutableTraits) -> Void, to values: TraitValues
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    guard let changed = traits as? MutableTraits else {
      fatalError("UITraitCollection: the mutations replaced the traits by a \(type(of: traits))")
    }
    return changed.values
  }

  /// Returns a copy in which everything that `overrides` holds takes precedence.
  package func overridden(by overrides: TraitValues) -> UITraitCollection {
    overrides.isEmpty ? self : UITraitCollection(values: values.merging(overrides))
  }

  private convenience init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values: values)
  }

  /// Creates the kind of device and nothing else.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }

  /// Creates the style and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  /// Creates the direction of layout and nothing else.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  /// Creates the number of pixels in a point and nothing else.
  public convenience init(displayScale scale: CGFloat) { self.init(UITraitDisplayScale.self, scale) }

  /// Creates the size class across and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// Creates the size class down and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  /// Whether the screen feels force and nothing else.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, capability)
  }

  /// Creates the size of text and nothing else.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  /// Creates the range of colors and nothing else.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, displayGamut) }

  /// Creates the contrast and nothing else.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// Creates the level of content and nothing else.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  /// Whether text is bold and nothing else.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  /// Whether the interface looks active and nothing else.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }

  /// Creates the range of brightness for images and nothing else.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, imageDynamicRange)
  }

  /// Creates the language by which text is set and nothing else.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(UITraitTypesettingLanguage.self, typesettingLanguage)
  }

  /// Whether the scene is recorded and nothing else.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, sceneCaptureState)
  }

  /// Creates the kind of list and nothing else.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init(UITraitListEnvironment.self, listEnvironment)
  }
}
