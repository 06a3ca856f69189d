extension UIDocument {
  /// The kind of a change of a document.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocument/changekind
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was redone.
    case redone = 2
    /// The document was read or written.
    case cleared = 3
  }

  /// The reason for writing a document.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocument/saveoperation
  public enum SaveOperation: Int, Sendable {
    /// The document is written for the first time.
    case forCreating = 0
    case forOverwriting = 1
  }

  /// The state of a document.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocument/state
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open without errors.
    public static let normal = State([])
    public static let closed = State(rawValue: 1)
    /// The document couldn't be written.
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
  }
}
