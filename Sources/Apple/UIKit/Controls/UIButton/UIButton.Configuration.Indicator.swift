extension UIButton.Configuration {
  /// The mark that a button with a menu bears.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/indicator-swift.enum
  public enum Indicator: Sendable, Hashable {
    /// ``popup`` for a button that shows a choice from its menu, and else ``none``.
    case automatic
    case none
    /// Two small arrows, up and down.
    case popup
  }
}
