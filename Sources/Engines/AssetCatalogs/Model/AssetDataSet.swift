/// A file of any kind and its variants.
package struct AssetDataSet: Equatable, Sendable {
  package var name: String
  package var variants: [AssetDataVariant]

  /// Returns the variant that fits best, or nil if none fits the traits.
  package func variant(for surroundings: AssetTraits) -> AssetDataVariant? {
    variants.best(for: surroundings, \.qualifiers)
  }
}

/// A file of a data set.
package struct AssetDataVariant: Equatable, Sendable {
  package var path: String
  /// The uniform type identifier, or nil if the catalog names none.
  package var typeIdentifier: String?
  package var qualifiers: AssetQualifiers
}
