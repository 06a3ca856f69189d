extension UIDocumentBrowserViewController {
  /// What becomes of a new document's file.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode
  public enum ImportMode: UInt, Sendable {
    /// There is none.
    case none
    /// It stays, and the browser has a copy.
    case copy
    /// It becomes the browser's.
    case move
  }
}
