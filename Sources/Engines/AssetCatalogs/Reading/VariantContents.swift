/// The keys that define the traits of a variant, in the files of all kinds of assets.
struct VariantContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var scale: String?
  var appearances: [Appearance]?
  var widthClass: String?
  var heightClass: String?
  var languageDirection: String?
  var displayGamut: String?

  enum CodingKeys: String, CodingKey {
    case idiom, scale, appearances
    case widthClass = "width-class"
    case heightClass = "height-class"
    case languageDirection = "language-direction"
    case displayGamut = "display-gamut"
  }

  var qualifiers: AssetQualifiers {
    var qualifiers = AssetQualifiers()
    if let idiom, idiom != "universal" {
      qualifiers.idiom = AssetTraits.Idiom(rawValue: idiom)
      if qualifiers.idiom == nil { qualifiers.isForeign = true }
    }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", let value):
        qualifiers.luminosity = AssetTraits.Luminosity(rawValue: value)
        if qualifiers.luminosity == nil { qualifiers.isForeign = true }
      case ("contrast", "high"): qualifiers.needsHighContrast = true
      default: qualifiers.isForeign = true
      }
    }
    qualifiers.widthClass = widthClass.flatMap(AssetTraits.SizeClass.init)
    qualifiers.heightClass = heightClass.flatMap(AssetTraits.SizeClass.init)
    qualifiers.direction = languageDirection.flatMap(AssetTraits.Direction.init)
    qualifiers.gamut = displayGamut.flatMap(AssetTraits.Gamut.init)
    qualifiers.scale = scale.flatMap { text in
      guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale.isFinite else { return nil }
      return scale
    }
    return qualifiers
  }
}
