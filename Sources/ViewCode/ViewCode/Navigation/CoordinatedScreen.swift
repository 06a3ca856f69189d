import UIKit

/// A controller that retains its coordinator.
///
/// ``ContentViewController`` and ``BaseViewController`` conform to it. Other controllers can conform with a property.
@MainActor
public protocol CoordinatedScreen: UIViewController {
  /// The coordinator that created the screen. The screen retains it; ``Coordinator`` sets it.
  ///
  /// The name leaves `coordinator` available for a controller's own property with a specific type.
  var screenCoordinator: AnyObject? { get set }
}

/// A navigation controller that retains its coordinator, as the first screen of one that begins with its own stack.
///
/// ```swift
/// override func start() -> any CoordinatedScreen {
///   CoordinatedNavigationController(rootViewController: list())
/// }
/// ```
open class CoordinatedNavigationController: UINavigationController, CoordinatedScreen {
  public var screenCoordinator: AnyObject?
}

/// A tab bar controller that retains its coordinator, as the first screen of one that begins with several stacks.
open class CoordinatedTabBarController: UITabBarController, CoordinatedScreen {
  public var screenCoordinator: AnyObject?
}
