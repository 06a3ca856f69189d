extension UIDocument {
  /// How a document is.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocument/state
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open, and nothing is wrong.
    public static let normal = State([])
    public static let closed = State(rawValue: 1)
    /// It could not be written.
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
  }
}
