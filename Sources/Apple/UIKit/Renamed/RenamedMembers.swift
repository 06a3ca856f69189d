import Foundation

// Names up to Swift 4.1, for projects whose language version is 4. Later versions tell the new name.
// Source: developer.apple.com/documentation/uikit, where each new name lists the old one.

extension UIViewController {
  /// `addChild(_:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// `removeFromParent()` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// `willMove(toParent:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// `didMove(toParent:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

  /// `children` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// `isMovingToParent` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// `isMovingFromParent` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}

extension UIView {
  /// `bringSubviewToFront(_:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// `sendSubviewToBack(_:)` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension RunLoop.Mode {
  /// `RunLoop.Mode.default` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  /// `RunLoop.Mode.common` up to Swift 4.1.
  @available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode.common")
  public static var commonModes: RunLoop.Mode { .common }
}
