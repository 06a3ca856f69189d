extension NSParagraphStyle {
  /// The preferences for the choice between line breaks.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates strategies from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a single word on the last line of a paragraph: the last word of the line before moves down.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean breaks between words rather than between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
