/// The traits for which an asset is looked up. Nil means unknown: only variants that are valid for all values match.
package struct AssetTraits: Hashable, Sendable {
  package enum Idiom: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case tv = "tv"
    case car = "car"
    case mac = "mac"
    case vision = "vision"
  }

  package enum Luminosity: String, Sendable {
    case light, dark
  }

  package enum SizeClass: String, Sendable {
    case compact, regular
  }

  package enum Direction: String, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  package enum Gamut: String, Sendable {
    case sRGB = "sRGB"
    case displayP3 = "display-P3"
  }

  package var idiom: Idiom?
  package var luminosity: Luminosity?
  package var hasHighContrast = false
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var direction: Direction?
  package var gamut: Gamut?
  /// The number of pixels in a point.
  package var scale: Double = 1

  package init() {}
}
