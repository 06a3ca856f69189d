import Foundation

extension ContinuedActivity {
  /// The activity of the responders that are shown, brought up to date as before the app leaves the front: the first responder's, or
  /// else that of the controller in front.
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
  /// The controller that is seen, inside of navigation, tabs and split views.
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
