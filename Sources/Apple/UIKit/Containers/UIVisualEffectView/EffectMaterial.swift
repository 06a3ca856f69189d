import CoreGraphics

/// The blur, saturation and tint of a blur style for given traits.
@MainActor
struct EffectMaterial {
  /// The standard deviation of the blur, in points.
  var sigma: CGFloat
  var saturation: CGFloat
  var tint: UIColor
  var isDark: Bool

  private let measures: MaterialMeasures

  private init(_ tint: MaterialMeasures.Tint, isDark: Bool, _ measures: MaterialMeasures) {
    sigma = tint.sigma
    saturation = measures.saturation
    self.tint = UIColor(white: tint.white, alpha: tint.alpha)
    self.isDark = isDark
    self.measures = measures
  }

  init(_ style: UIBlurEffect.Style, _ traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    let measures = traits.measures.materials
    switch style {
    case .extraLight: self.init(measures.extraLight, isDark: false, measures)
    case .light: self.init(measures.light, isDark: false, measures)
    case .dark: self.init(measures.dark, isDark: true, measures)
    case .regular: self = EffectMaterial(isDark ? .dark : .light, traits)
    case .prominent: self = EffectMaterial(isDark ? .dark : .extraLight, traits)
    case .systemUltraThinMaterial: self.init(strength: 0, isDark: isDark, measures)
    case .systemThinMaterial: self.init(strength: 1, isDark: isDark, measures)
    case .systemMaterial: self.init(strength: 2, isDark: isDark, measures)
    case .systemThickMaterial: self.init(strength: 3, isDark: isDark, measures)
    case .systemChromeMaterial: self.init(strength: 4, isDark: isDark, measures)
    case .systemUltraThinMaterialLight: self.init(strength: 0, isDark: false, measures)
    case .systemThinMaterialLight: self.init(strength: 1, isDark: false, measures)
    case .systemMaterialLight: self.init(strength: 2, isDark: false, measures)
    case .systemThickMaterialLight: self.init(strength: 3, isDark: false, measures)
    case .systemChromeMaterialLight: self.init(strength: 4, isDark: false, measures)
    case .systemUltraThinMaterialDark: self.init(strength: 0, isDark: true, measures)
    case .systemThinMaterialDark: self.init(strength: 1, isDark: true, measures)
    case .systemMaterialDark: self.init(strength: 2, isDark: true, measures)
    case .systemThickMaterialDark: self.init(strength: 3, isDark: true, measures)
    case .systemChromeMaterialDark: self.init(strength: 4, isDark: true, measures)
    }
  }

  /// Creates a system material, from the ultra thin to the thick one, followed by that of bars.
  private init(strength: Int, isDark: Bool, _ measures: MaterialMeasures) {
    let tints = isDark ? measures.darkMaterials : measures.lightMaterials
    self.init(tints[strength], isDark: isDark, measures)
  }

  func filter(_ traits: UITraitCollection) -> BackdropFilter {
    BackdropFilter(sigma: sigma, saturation: saturation, tint: tint.resolvedColor(with: traits).cgColor)
  }

  /// Returns the color of content with a vibrancy effect.
  func vibrantColor(_ style: UIVibrancyEffectStyle) -> UIColor {
    let alphas = isDark ? measures.darkVibrancies : measures.lightVibrancies
    return UIColor(white: isDark ? 1 : 0, alpha: alphas[style.rawValue])
  }
}
