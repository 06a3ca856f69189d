extension NSTextStorage {
  /// What was changed.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nstextstorage/editactions
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Changes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were added, removed or changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }
}
