extension UIBlurEffect {
  /// The strength and the tint of a blur.
  ///
  /// System materials adapt to the traits, except those that end in `Light` and `Dark`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiblureffect/style
  public enum Style: Int, Sendable {
    /// A blur that is lighter than the backdrop.
    case extraLight = 0
    /// A blur that is about as light as the backdrop.
    case light = 1
    /// A blur that is darker than the backdrop.
    case dark = 2
    /// `light` or `dark`, according to the traits.
    case regular = 4
    /// `extraLight` or `dark`, according to the traits.
    case prominent = 5
    /// A material with the highest translucency.
    case systemUltraThinMaterial = 6
    /// A material with high translucency.
    case systemThinMaterial = 7
    /// The standard material.
    case systemMaterial = 8
    /// A material with low translucency.
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

    /// Creates a style. Every raw value is valid, as of Objective-C's enumerations. A value without a name is `regular`;
    /// 3, which apps use for a very dark blur, is `dark`.
    public init?(rawValue: Int) {
      self = Style.all.first { $0.rawValue == rawValue } ?? (rawValue == 3 ? .dark : .regular)
    }

    private static let all: [Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark,
    ]
  }
}
