import UIKit

/// A tab bar controller that keeps its coordinator: the first screen of one that begins with several stacks.
open class CoordinatedTabBarController: UITabBarController, CoordinatedScreen {
  public var screenCoordinator: AnyObject?
}
