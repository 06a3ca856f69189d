extension UIFontDescriptor {
  /// The symbolic traits of a font.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates traits from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold: semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The characters are wider than the standard width. The system font supports it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The characters are narrower than the standard width. The system font supports it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The font is monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
