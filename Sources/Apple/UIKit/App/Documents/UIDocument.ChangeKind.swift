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
}
