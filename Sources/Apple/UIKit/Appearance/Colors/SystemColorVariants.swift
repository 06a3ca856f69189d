import Foundation

/// The looks of one system color, by the traits it depends on.
struct SystemColorVariants: Sendable {
  let name: String
  let light: UIColor
  let dark: UIColor
  let highContrastLight: UIColor
  let highContrastDark: UIColor
  let elevatedDark: UIColor
  let elevatedHighContrastDark: UIColor
  /// What it looks like in the palette of iOS 26, where that is another color.
  var later: Later?

  /// The looks of a color in a later palette. None of them is a ground: elevation changes nothing.
  struct Later: Sendable {
    let light: UIColor
    let dark: UIColor
    let highContrastLight: UIColor
    let highContrastDark: UIColor
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let isHighContrast = traits.accessibilityContrast == .high
    if let later, traits.measures.palette == .iOS26 {
      guard traits.userInterfaceStyle == .dark else { return isHighContrast ? later.highContrastLight : later.light }
      return isHighContrast ? later.highContrastDark : later.dark
    }
    guard traits.userInterfaceStyle == .dark else { return isHighContrast ? highContrastLight : light }
    if traits.userInterfaceLevel == .elevated { return isHighContrast ? elevatedHighContrastDark : elevatedDark }
    return isHighContrast ? highContrastDark : dark
  }
}

extension UIColor {
  /// Creates a system color. Only grounds have a look of their own on elevated content; nil stands for the usual one.
  convenience init(
    system name: String, light: SystemColorComponents, dark: SystemColorComponents,
    highContrastLight: SystemColorComponents, highContrastDark: SystemColorComponents,
    elevatedDark: SystemColorComponents? = nil, elevatedHighContrastDark: SystemColorComponents? = nil,
    later: SystemColorVariants.Later? = nil
  ) {
    self.init(
      .system(
        SystemColorVariants(
          name: name, light: light.color, dark: dark.color,
          highContrastLight: highContrastLight.color, highContrastDark: highContrastDark.color,
          elevatedDark: (elevatedDark ?? dark).color,
          elevatedHighContrastDark: (elevatedHighContrastDark ?? highContrastDark).color, later: later)))
  }
}

extension SystemColorVariants.Later {
  init(
    _ light: SystemColorComponents, _ dark: SystemColorComponents,
    highContrast highContrastLight: SystemColorComponents,
    _ highContrastDark: SystemColorComponents
  ) {
    self.init(
      light: light.color, dark: dark.color, highContrastLight: highContrastLight.color,
      highContrastDark: highContrastDark.color)
  }
}

/// One look of a system color, as people write colors down.
struct SystemColorComponents {
  let color: UIColor

  /// Red, green, blue from 0 to 255 and alpha from 0 to 1.
  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
