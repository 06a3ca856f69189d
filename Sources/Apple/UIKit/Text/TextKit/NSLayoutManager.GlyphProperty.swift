extension NSLayoutManager {
  /// What is special about a glyph.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/glyphproperty
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character is shown by the glyph of one before it.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A tab, a newline or the like.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space that may hang over the end of a line.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }
}
