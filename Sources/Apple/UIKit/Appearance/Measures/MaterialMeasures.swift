import CoreGraphics

/// The measures of blur and vibrancy.
///
/// An iPhone draws several pictures in other blend modes over the blur; a single tint replaces them here. The tints of
/// the materials are chosen so that white, black and mid-gray have the same results as in Apple's published design
/// templates. Those of the older styles are the tints of Apple's sample code of 2013.
package struct MaterialMeasures: Sendable {
  /// A gray, and its opacity over the blur.
  package struct Tint: Sendable {
    package var white: CGFloat
    package var alpha: CGFloat
    /// The standard deviation of the blur, in points.
    package var sigma: CGFloat = 20
  }

  package var saturation: CGFloat = 1.8
  package var extraLight = Tint(white: 0.97, alpha: 0.82)
  package var light = Tint(white: 1, alpha: 0.3, sigma: 30)
  package var dark = Tint(white: 0.11, alpha: 0.73)

  /// The materials from the ultra thin to the thick one, and then that of bars.
  package var lightMaterials = [
    Tint(white: 246 / 255, alpha: 0.44), Tint(white: 246 / 255, alpha: 0.6), Tint(white: 246 / 255, alpha: 0.74),
    Tint(white: 246 / 255, alpha: 0.88), Tint(white: 248 / 255, alpha: 0.82),
  ]
  package var darkMaterials = [
    Tint(white: 37 / 255, alpha: 0.55), Tint(white: 37 / 255, alpha: 0.7), Tint(white: 37 / 255, alpha: 0.82),
    Tint(white: 37 / 255, alpha: 0.9), Tint(white: 29 / 255, alpha: 0.82),
  ]

  /// The opacity of black or white content under vibrancy, in the order of `UIVibrancyEffectStyle`. Judged by eye from
  /// screenshots.
  package var lightVibrancies: [CGFloat] = [0.8, 0.55, 0.32, 0.2, 0.14, 0.1, 0.06, 0.15]
  package var darkVibrancies: [CGFloat] = [0.9, 0.6, 0.36, 0.22, 0.2, 0.15, 0.1, 0.2]
}
