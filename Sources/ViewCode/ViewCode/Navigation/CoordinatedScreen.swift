import UIKit

/// A controller that keeps its coordinator alive.
///
/// ``ContentViewController`` and ``BaseViewController`` are ones. Any other controller becomes one with a property.
@MainActor
public protocol CoordinatedScreen: UIViewController {
  /// The coordinator that made the screen. The screen owns it; set by ``Coordinator``.
  ///
  /// It has this name so that a controller's own `coordinator`, of the type it needs, does not get in its way.
  var screenCoordinator: AnyObject? { get set }
}

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

/// A tab bar controller that keeps its coordinator: the first screen of one that begins with several stacks.
open class CoordinatedTabBarController: UITabBarController, CoordinatedScreen {
  public var screenCoordinator: AnyObject?
}
