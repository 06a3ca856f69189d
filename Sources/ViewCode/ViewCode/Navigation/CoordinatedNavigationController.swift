import UIKit

/// A navigation controller that keeps its coordinator: the first screen of one that begins with a stack of its own.
///
/// ```swift
/// override func start() -> any CoordinatedScreen {
///   CoordinatedNavigationController(rootViewController: list())
/// }
/// ```
open class CoordinatedNavigationController: UINavigationController, CoordinatedScreen {
  public var screenCoordinator: AnyObject?
}
