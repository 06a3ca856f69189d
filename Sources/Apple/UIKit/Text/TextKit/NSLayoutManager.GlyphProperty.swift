extension NSLayoutManager {
  /// The properties of a glyph.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nslayoutmanager/glyphproperty
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates properties from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph of an earlier character displays this one.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A control character, such as a tab or a newline.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space that may extend beyond the end of a line.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }
}
