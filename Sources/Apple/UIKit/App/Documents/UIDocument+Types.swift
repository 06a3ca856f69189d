extension UIDocument {
  /// What has become of a document.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocument/changekind
  public enum ChangeKind: Int, Sendable {
    /// It was changed.
    case done = 0
    /// A change was undone.
    case undone = 1
    /// A change was made again.
    case redone = 2
    /// It is as its file is.
    case cleared = 3
  }

  /// Why a document is written.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocument/saveoperation
  public enum SaveOperation: Int, Sendable {
    /// For the first time.
    case forCreating = 0
    case forOverwriting = 1
  }

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
