extension UIBlurEffect {
  /// How strong a blur is and what tint lies over it.
  ///
  /// The system materials follow the traits; those that end in `Light` and `Dark` don't.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiblureffect/style
  public enum Style: Int, Sendable {
    /// Lighter than what lies behind.
    case extraLight = 0
    /// About as light as what lies behind.
    case light = 1
    /// Darker than what lies behind.
    case dark = 2
    /// `light` or `dark`, by the traits.
    case regular = 4
    /// `extraLight` or `dark`, by the traits.
    case prominent = 5
    /// A material that lets most of what lies behind through.
    case systemUltraThinMaterial = 6
    /// A material that lets much of what lies behind through.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A material that lets little of what lies behind through.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}
