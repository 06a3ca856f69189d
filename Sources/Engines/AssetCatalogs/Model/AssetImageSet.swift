/// An image and its variants: an `.imageset` or a `.symbolset`.
package struct AssetImageSet: Equatable, Sendable {
  /// The use of the image's colors. A template takes the tint color.
  package enum RenderingIntent: String, Sendable {
    case original, template
  }

  /// The name with the folders that provide a namespace, such as `Icons/star`.
  package var name: String
  package var variants: [AssetImageVariant]
  /// The rendering of the image, or nil if views decide.
  package var renderingIntent: RenderingIntent?
  /// Whether vector variants are drawn at each displayed size, instead of being rasterized once at their own size.
  package var preservesVector: Bool

  /// Returns the variant that fits best, or nil if none fits the traits.
  package func variant(for surroundings: AssetTraits) -> AssetImageVariant? {
    variants.best(for: surroundings, \.qualifiers)
  }
}

/// A file of an image set.
package struct AssetImageVariant: Equatable, Sendable {
  package var path: String
  package var qualifiers: AssetQualifiers
  package var resizing: AssetResizing?
  /// The insets of the alignment rectangle, in pixels.
  package var alignmentInsets: AssetInsets?
  /// Whether right-to-left layouts flip the image horizontally.
  package var flipsForRightToLeft: Bool
}
