extension UINavigationController {
  /// What a transition of a navigation controller does.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/operation
  public enum Operation: Int, Sendable {
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The top goes away.
    case pop = 2
  }
}
