/// A color and its variants.
package struct AssetColorSet: Equatable, Sendable {
  package var name: String
  package var variants: [AssetColorVariant]

  /// Returns the variant that fits best, or nil if none fits the traits.
  package func variant(for surroundings: AssetTraits) -> AssetColorVariant? {
    variants.best(for: surroundings, \.qualifiers)
  }
}

/// A color of a color set.
package struct AssetColorVariant: Equatable, Sendable {
  package var color: AssetColor
  package var qualifiers: AssetQualifiers
}

/// A color as the catalog defines it. Components are from 0 to 1, and exceed that range in extended color spaces.
package enum AssetColor: Equatable, Sendable {
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  case linearRGB(red: Double, green: Double, blue: Double, alpha: Double)
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  case gray(white: Double, alpha: Double)
  /// A system color, such as `systemBlueColor`.
  case system(name: String)
}
