extension UIMenuElement {
  /// The check mark of a menu's entry.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    /// Some of what the entry stands for is on.
    case mixed = 2
  }
}
