import Foundation

/// The delegate of a navigation controller's bars: a tap on the back button pops the controller.
@MainActor
final class NavigationBarLink: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
  weak var controller: UINavigationController?

  /// The app's navigation controller, if it conforms to the delegate protocol of the bar. Its methods are called, too.
  private var own: (any UINavigationBarDelegate)? { controller as? any UINavigationBarDelegate }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    bar is UIToolbar ? .bottom : .topAttached
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    own?.navigationBar(navigationBar, shouldPush: item) ?? true
  }

  /// The controller pops, and the bar follows it.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    guard let controller, own?.navigationBar(navigationBar, shouldPop: item) ?? true else { return false }
    controller.popViewController(animated: true)
    own?.navigationBar(navigationBar, didPop: item)
    return false
  }
}
