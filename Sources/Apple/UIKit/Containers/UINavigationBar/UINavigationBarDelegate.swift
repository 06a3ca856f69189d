/// An object that controls the items of a navigation bar and is notified of changes. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed. The default is `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Tells the delegate that an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Returns whether the top item may be popped. The default is `true`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Tells the delegate that the top item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
