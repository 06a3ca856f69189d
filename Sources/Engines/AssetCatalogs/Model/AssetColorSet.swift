/// One color in its variants.
package struct AssetColorSet: Equatable, Sendable {
  package var name: String
  package var variants: [AssetColorVariant]

  /// The variant that fits best; nil where there is none for the surroundings.
  package func variant(for surroundings: AssetTraits) -> AssetColorVariant? {
    variants.best(for: surroundings, \.qualifiers)
  }
}

/// One color of a color set.
package struct AssetColorVariant: Equatable, Sendable {
  package var color: AssetColor
  package var qualifiers: AssetQualifiers
}

/// A color as a catalog has it. Components are from 0 to 1 (beyond in the extended spaces).
package enum AssetColor: Equatable, Sendable {
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  case linearRGB(red: Double, green: Double, blue: Double, alpha: Double)
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  case gray(white: Double, alpha: Double)
  /// One of the system's colors, such as `systemBlueColor`.
  case system(name: String)
}
