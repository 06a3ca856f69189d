/// The looks of one system colour, by the traits it depends on.
struct SystemColorVariants: Sendable {
  let name: String
  let light: UIColor
  let dark: UIColor
  let highContrastLight: UIColor
  let highContrastDark: UIColor
  let elevatedDark: UIColor
  let elevatedHighContrastDark: UIColor

  func color(for traits: UITraitCollection) -> UIColor {
    let isHighContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHighContrast ? highContrastLight : light }
    if traits.userInterfaceLevel == .elevated { return isHighContrast ? elevatedHighContrastDark : elevatedDark }
    return isHighContrast ? highContrastDark : dark
  }
}

extension UIColor {
  /// A system colour. Only grounds have a look of their own on elevated content; nil stands for the usual one.
  convenience init(
    system name: String, light: SystemColorComponents, dark: SystemColorComponents,
    highContrastLight: SystemColorComponents, highContrastDark: SystemColorComponents,
    elevatedDark: SystemColorComponents? = nil, elevatedHighContrastDark: SystemColorComponents? = nil
  ) {
    self.init(
      .system(
        SystemColorVariants(
          name: name, light: light.color, dark: dark.color,
          highContrastLight: highContrastLight.color, highContrastDark: highContrastDark.color,
          elevatedDark: (elevatedDark ?? dark).color,
          elevatedHighContrastDark: (elevatedHighContrastDark ?? highContrastDark).color)))
  }
}
