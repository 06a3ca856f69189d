extension UIFontDescriptor {
  /// What is striking about a font.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32

    /// Creates a value from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// It is bold: semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Its characters are wider than usual. The system font has it.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Its characters are narrower than usual. The system font has it.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Its characters are all of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
