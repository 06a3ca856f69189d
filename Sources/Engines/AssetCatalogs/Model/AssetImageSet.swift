/// One picture in its variants: an `.imageset` or a `.symbolset`.
package struct AssetImageSet: Equatable, Sendable {
  /// Whether the picture is a template, which takes the tint color.
  package enum RenderingIntent: String, Sendable {
    case original, template
  }

  /// With the folders that provide a namespace, such as `Icons/star`.
  package var name: String
  package var variants: [AssetImageVariant]
  /// Nil where views decide.
  package var renderingIntent: RenderingIntent?
  /// Whether vector variants are drawn anew at each size, instead of being made into pixels at their own one.
  package var preservesVector: Bool

  /// The variant that fits best; nil where there is none for the surroundings.
  package func variant(for surroundings: AssetTraits) -> AssetImageVariant? {
    variants.best(for: surroundings, \.qualifiers)
  }
}

/// One file of an image set.
package struct AssetImageVariant: Equatable, Sendable {
  package var path: String
  package var qualifiers: AssetQualifiers
  package var resizing: AssetResizing?
  /// Insets of the alignment rectangle, in pixels.
  package var alignmentInsets: AssetInsets?
  /// Whether a right-to-left layout shows the picture flipped across.
  package var flipsForRightToLeft: Bool
}
