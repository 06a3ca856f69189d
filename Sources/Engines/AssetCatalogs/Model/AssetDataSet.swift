/// One file of any kind, in its variants.
package struct AssetDataSet: Equatable, Sendable {
  package var name: String
  package var variants: [AssetDataVariant]

  /// The variant that fits best; nil where there is none for the surroundings.
  package func variant(for surroundings: AssetTraits) -> AssetDataVariant? {
    variants.best(for: surroundings, \.qualifiers)
  }
}

/// One file of a data set.
package struct AssetDataVariant: Equatable, Sendable {
  package var path: String
  /// A uniform type identifier, where the catalog names one.
  package var typeIdentifier: String?
  package var qualifiers: AssetQualifiers
}
