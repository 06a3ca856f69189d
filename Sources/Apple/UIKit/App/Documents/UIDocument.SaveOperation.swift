extension UIDocument {
  /// Why a document is written.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocument/saveoperation
  public enum SaveOperation: Int, Sendable {
    /// For the first time.
    case forCreating = 0
    case forOverwriting = 1
  }
}
