import CoreGraphics

/// What a style of blur does, in figures.
///
/// An iPhone lays several pictures in other blend modes over the blur; one tint stands for them here. The tints of the
/// materials are chosen so that white, black and mid-grey come out as in Apple's published design templates, those of the
/// older styles are the ones of Apple's sample code of 2013.
@MainActor
struct EffectMaterial {
  /// The standard deviation of the blur, in points.
  var sigma: CGFloat
  var saturation: CGFloat
  var tint: UIColor
  var isDark: Bool

  private init(_ white: CGFloat, _ alpha: CGFloat, sigma: CGFloat = 20, isDark: Bool) {
    self.sigma = sigma
    saturation = 1.8
    tint = UIColor(white: white, alpha: alpha)
    self.isDark = isDark
  }

  init(_ style: UIBlurEffect.Style, _ traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    switch style {
    case .extraLight: self.init(0.97, 0.82, isDark: false)
    case .light: self.init(1, 0.3, sigma: 30, isDark: false)
    case .dark: self.init(0.11, 0.73, isDark: true)
    case .regular: self = EffectMaterial(isDark ? .dark : .light, traits)
    case .prominent: self = EffectMaterial(isDark ? .dark : .extraLight, traits)
    case .systemUltraThinMaterial: self.init(strength: 0, isDark: isDark)
    case .systemThinMaterial: self.init(strength: 1, isDark: isDark)
    case .systemMaterial: self.init(strength: 2, isDark: isDark)
    case .systemThickMaterial: self.init(strength: 3, isDark: isDark)
    case .systemChromeMaterial: self.init(strength: 4, isDark: isDark)
    case .systemUltraThinMaterialLight: self.init(strength: 0, isDark: false)
    case .systemThinMaterialLight: self.init(strength: 1, isDark: false)
    case .systemMaterialLight: self.init(strength: 2, isDark: false)
    case .systemThickMaterialLight: self.init(strength: 3, isDark: false)
    case .systemChromeMaterialLight: self.init(strength: 4, isDark: false)
    case .systemUltraThinMaterialDark: self.init(strength: 0, isDark: true)
    case .systemThinMaterialDark: self.init(strength: 1, isDark: true)
    case .systemMaterialDark: self.init(strength: 2, isDark: true)
    case .systemThickMaterialDark: self.init(strength: 3, isDark: true)
    case .systemChromeMaterialDark: self.init(strength: 4, isDark: true)
    }
  }

  /// A system material, from the ultra thin one to the thick one, and then that of bars.
  private init(strength: Int, isDark: Bool) {
    if isDark {
      let alphas: [CGFloat] = [0.55, 0.7, 0.82, 0.9, 0.82]
      self.init(strength == 4 ? 29 / 255 : 37 / 255, alphas[strength], isDark: true)
    } else {
      let alphas: [CGFloat] = [0.44, 0.6, 0.74, 0.88, 0.82]
      self.init(strength == 4 ? 248 / 255 : 246 / 255, alphas[strength], isDark: false)
    }
  }

  func filter(_ traits: UITraitCollection) -> BackdropFilter {
    BackdropFilter(sigma: sigma, saturation: saturation, tint: tint.resolvedColor(with: traits).cgColor)
  }

  /// The colour of contents under vibrancy.
  func vibrantColor(_ style: UIVibrancyEffectStyle) -> UIColor {
    let light: [CGFloat] = [0.8, 0.55, 0.32, 0.2, 0.14, 0.1, 0.06, 0.15]
    let dark: [CGFloat] = [0.9, 0.6, 0.36, 0.22, 0.2, 0.15, 0.1, 0.2]
    return UIColor(white: isDark ? 1 : 0, alpha: (isDark ? dark : light)[style.rawValue])
  }
}
