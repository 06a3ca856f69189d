import AssetCatalogs

extension AssetTraits {
  /// Creates the asset traits from a trait collection. Unspecified ones are those of the current traits.
  init(_ traits: UITraitCollection) {
    let current = UITraitCollection.current
    self.init()
    idiom =
      switch traits.userInterfaceIdiom == .unspecified ? current.userInterfaceIdiom : traits.userInterfaceIdiom {
      case .phone: .phone
      case .pad: .pad
      case .tv: .tv
      case .carPlay: .car
      case .mac: .mac
      case .vision: .vision
      default: nil
      }
    let style = traits.userInterfaceStyle == .unspecified ? current.userInterfaceStyle : traits.userInterfaceStyle
    luminosity = style == .dark ? .dark : .light
    let contrast =
      traits.accessibilityContrast == .unspecified ? current.accessibilityContrast : traits.accessibilityContrast
    hasHighContrast = contrast == .high
    widthClass = SizeClass(traits.horizontalSizeClass) ?? SizeClass(current.horizontalSizeClass)
    heightClass = SizeClass(traits.verticalSizeClass) ?? SizeClass(current.verticalSizeClass)
    let layout = traits.layoutDirection == .unspecified ? current.layoutDirection : traits.layoutDirection
    direction = layout == .rightToLeft ? .rightToLeft : .leftToRight
    gamut =
      (traits.displayGamut == .unspecified ? current.displayGamut : traits.displayGamut) == .P3 ? .displayP3 : .sRGB
    scale = Double(traits.displayScale > 0 ? traits.displayScale : current.displayScale > 0 ? current.displayScale : 1)
  }
}

extension AssetTraits.SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
