extension UITextField {
  /// Why editing ended.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned as first responder.
    case committed = 0
    /// The user gave up. Only the system says so, on a television.
    case cancelled = 1
  }
}
