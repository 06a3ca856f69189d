import CoreGraphics

/// The glass of iOS 26: its effect on the backdrop, its rim and its shadow.
///
/// The formulas were fitted to screenshots of simulators over known backdrops, and are valid over flat ones. The lens
/// at the rim of real glass, which refracts the content behind it, is not drawn.
package struct GlassMeasures: Sendable {
  /// The effect of one kind of glass in one style.
  package struct Pane: Sendable {
    package var law: GlassLaw
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat
    package var saturation: CGFloat
    package var rim = Rim()
    package var shadow: ShadowMeasures?
  }

  /// A white line inside the edge.
  package struct Rim: Sendable {
    /// The width in points.
    package var width: CGFloat = 0
    package var alpha: CGFloat = 0
    /// The number of steps in which the line fades in, from the edge inward; 1 for a line that does not fade.
    package var steps = 1
  }

  /// A kind of glass in light and dark.
  package struct Kind: Sendable {
    package var light: Pane
    package var dark: Pane
  }

  /// The glass of bars and of `UIGlassEffect.Style.regular`.
  ///
  /// design-26: D222, D224, D225 and D226 for the light, E055, E058 and E059 for the dark. D228 has another formula for
  /// the dark, 0.255 B + 19; D038 reads 25 over black, in agreement with E055, and only E055 explains readings over
  /// bright backdrops (E056, E057). The dark saturation follows from the red of D228.
  package var regular = Kind(
    light: Pane(
      law: GlassLaw(share: 33 / 255, gray: 220 / 255), sigma: 2.25, saturation: 5.651,
      rim: Rim(width: 1, alpha: 13 / 35)),
    dark: Pane(
      law: GlassLaw(share: 0.294, darkGray: 0.098, lightGray: 0.2, darkMean: 0.19, lightMean: 0.5), sigma: 2.8,
      saturation: 2.85, rim: Rim(width: 1.22, alpha: 0.165, steps: 3)))

  /// The glass of `UIGlassEffect.Style.clear`. No formula is recorded; judged by eye from pictures of iOS 26.
  package var clear = Kind(
    light: Pane(law: GlassLaw(share: 0.86, gray: 0.1), sigma: 1, saturation: 1.2, rim: Rim(width: 1, alpha: 0.35)),
    dark: Pane(
      law: GlassLaw(share: 0.8, gray: 0.04), sigma: 1, saturation: 1.2, rim: Rim(width: 1.22, alpha: 0.2, steps: 3)))

  /// The glass of floating sheets. design-26: D231 and D230.
  package var sheet = Kind(
    light: Pane(law: GlassLaw(share: 33 / 255, gray: 220 / 255), sigma: 8, saturation: 1.8),
    dark: Pane(law: GlassLaw(share: 52 / 255, gray: 57 / 255), sigma: 8, saturation: 1.8))

  /// The glass of alerts. design-26: D116 and D118.
  package var alert = Kind(
    light: Pane(
      law: GlassLaw(share: 1 - 0.7143, gray: 0.9937 * 0.7143), sigma: 12, saturation: 0.5,
      shadow: ShadowMeasures(opacity: 0.085, y: 8, radius: 22)),
    dark: Pane(
      law: GlassLaw(share: 1 - 0.6506, gray: 0.0989 * 0.6506), sigma: 12, saturation: 0.5,
      rim: Rim(width: 1, alpha: 0.12, steps: 3), shadow: ShadowMeasures(opacity: 0.085, y: 8, radius: 22)))

  /// The glass of menus. design-26: D129 and D130.
  package var menu = Kind(
    light: Pane(
      law: GlassLaw(share: 1 - 0.7108, gray: 0.976 * 0.7108), sigma: 8, saturation: 1.8,
      shadow: ShadowMeasures(opacity: 0.094, y: 8.7, radius: 25)),
    dark: Pane(
      law: GlassLaw(share: 1 - 0.7202, gray: 0.1184 * 0.7202), sigma: 8, saturation: 1.8,
      rim: Rim(width: 1, alpha: 0.12, steps: 3), shadow: ShadowMeasures(opacity: 0.094, y: 8.7, radius: 25)))

  /// The glass of popovers. design-26: D132 for the light; the dark is that of menus.
  package var popover = Kind(
    light: Pane(
      law: GlassLaw(share: 37 / 255, gray: 215 / 255), sigma: 8, saturation: 1.8,
      shadow: ShadowMeasures(opacity: 0.094, y: 8.7, radius: 25)),
    dark: Pane(
      law: GlassLaw(share: 1 - 0.7202, gray: 0.1184 * 0.7202), sigma: 8, saturation: 1.8,
      rim: Rim(width: 1, alpha: 0.12, steps: 3), shadow: ShadowMeasures(opacity: 0.094, y: 8.7, radius: 25)))

  /// The factor of the backdrop's share under Reduce Transparency. Apple describes such glass as frostier (design-26:
  /// D235); the number is judged by eye.
  package var reducedShare: CGFloat = 0.25
  /// The opacity of a tint over glass. Judged by eye.
  package var tintAlpha: CGFloat = 0.8
  /// The opacity of white over touched glass. design-26: E065.
  package var touchedWhite: CGFloat = 15 / 255

  /// The shadow of the platters of bar items. design-26: D037 for the light, E061 for the dark.
  package var barShadow = (light: ShadowMeasures(opacity: 0.075, y: 4, radius: 10), dark: ShadowMeasures?.none)
  /// The shadow of the platter of a tab bar. design-26: D069 for the light, E061 for the dark.
  package var tabBarShadow = (light: ShadowMeasures(opacity: 0.10, y: 2.5, radius: 7), dark: ShadowMeasures?.none)
  /// The shadow of a search field. design-26: D084 for the light.
  package var fieldShadow = (light: ShadowMeasures(opacity: 0.07, y: 7.5, radius: 16), dark: ShadowMeasures?.none)
}

extension GlassMeasures.Kind {
  /// Returns the same glass with a shadow.
  func casting(_ shadow: (light: ShadowMeasures, dark: ShadowMeasures?)) -> GlassMeasures.Kind {
    var copy = self
    (copy.light.shadow, copy.dark.shadow) = (shadow.light, shadow.dark)
    return copy
  }

  func pane(_ traits: UITraitCollection) -> GlassMeasures.Pane { traits.userInterfaceStyle == .dark ? dark : light }
}

extension GlassMeasures {
  /// The glass behind bar items.
  var bar: Kind { regular.casting(barShadow) }
  /// The glass of a tab bar.
  var tabBar: Kind { regular.casting(tabBarShadow) }
  /// The glass of a search field.
  var field: Kind { regular.casting(fieldShadow) }
}
