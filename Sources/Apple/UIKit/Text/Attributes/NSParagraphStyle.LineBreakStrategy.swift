extension NSParagraphStyle {
  /// Which lines are thought beautiful when there is a choice.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a value from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph of several lines does not end with a lone word: the last word of the line before it goes down.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean is broken between words, and not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's own labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
