import Foundation

/// The variants of a system color for the traits that it depends on.
struct SystemColorVariants: Sendable {
  let name: String
  let light: UIColor
  let dark: UIColor
  let highContrastLight: UIColor
  let highContrastDark: UIColor
  let elevatedDark: UIColor
  let elevatedHighContrastDark: UIColor
  /// The variants in the palette of iOS 26, if they are different.
  var later: Later?

  /// The variants of a color in a later palette. They don't depend on the level, since none of them is a background.
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
  /// Creates a system color. Only backgrounds have variants for elevated content; `nil` means the base variant.
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

/// A variant of a system color, in the usual notation of colors.
struct SystemColorComponents {
  let color: UIColor

  /// Creates a variant from red, green and blue, from 0 to 255, and alpha, from 0 to 1.
  init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
    color = UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
