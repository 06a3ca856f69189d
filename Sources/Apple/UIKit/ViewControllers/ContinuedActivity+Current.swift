import Foundation

extension ContinuedActivity {
  /// Returns the activity of the first responder or of the frontmost controller, updated as before the app moves to the
  /// background.
  package static func current(in window: UIWindow) -> NSUserActivity? {
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    var responder: UIResponder? = window.firstResponder ?? controller?.frontmostChild
    while let candidate = responder {
      if let activity = candidate.userActivity {
        if activity.needsSave { candidate.updateUserActivityState(activity) }
        return activity.saved()
      }
      responder = candidate.next
    }
    return CurrentActivity.shared.activity
  }
}

extension UIViewController {
  /// The visible controller inside navigation and tab bar controllers.
  fileprivate var frontmostChild: UIViewController {
    if let navigation = self as? UINavigationController, let top = navigation.topViewController {
      return top.frontmostChild
    }
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController {
      return selected.frontmostChild
    }
    return self
  }
}
