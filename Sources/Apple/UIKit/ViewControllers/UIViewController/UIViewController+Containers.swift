import Foundation

// Search for containers, and presentation of controllers in them.

extension UIViewController {
  /// Returns the nearest ancestor of a type.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current = parentStorage
    while let controller = current {
      if let container = controller as? Container { return container }
      current = controller.parentStorage
    }
    return nil
  }

  /// The topmost ancestor, or this controller if it has none.
  var rootAncestor: UIViewController {
    var current = self
    while let parent = current.parentStorage { current = parent }
    return current
  }

  /// Shows a controller in the nearest ancestor that overrides `show(_:sender:)`, or presents it.
  func showNow(_ controller: UIViewController, sender: Any?) {
    if let container = parentStorage?.targetViewController(forAction: Self.showAction, sender: sender) {
      container.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailNow(_ controller: UIViewController, sender: Any?) {
    if let container = parentStorage?.targetViewController(forAction: Self.showDetailAction, sender: sender) {
      container.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  private static let showAction: Selector = "showViewController:sender:"
  private static let showDetailAction: Selector = "showDetailViewController:sender:"

  /// Returns whether this controller itself implements an action that shows controllers.
  func performsShowing(_ action: Selector) -> Bool {
    if action == Self.showAction { return self is UINavigationController || self is UISplitViewController }
    return action == Self.showDetailAction && self is UISplitViewController
  }

  /// Adds a child whose appearance this container controls.
  func manage(_ child: UIViewController) {
    child.extras.isManagedByParent = true
    if child.parentStorage !== self { addChild(child) }
    child.extras.isManagedByParent = true
  }

  /// Removes a child whose view was removed.
  func release(_ child: UIViewController) {
    guard child.parentStorage === self else { return }
    child.extras.isManagedByParent = false
    child.setBarInsets(.zero)
    child.removeFromParent()
  }

  func exchange(
    _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    preconditionOfCaller(
      from.parentStorage === self && to.parentStorage === self,
      "Children view controllers \(from.description) and \(to.description) must have a common parent view controller when "
        + "calling transition(from:to:duration:options:animations:completion:)")
    let isShown = appearance.isShown
    let animated = duration > 0
    let (fromWasManaged, toWasManaged) = (from.extras.isManagedByParent, to.extras.isManagedByParent)
    from.extras.isManagedByParent = true
    to.extras.isManagedByParent = true
    if isShown {
      from.beginDisappearance(animated: animated)
      to.beginAppearance(animated: animated)
    }
    if to.view.superview == nil { (from.view.superview ?? view).addSubview(to.view) }
    let finish: (Bool) -> Void = { finished in
      from.viewIfLoaded?.removeFromSuperview()
      if isShown {
        from.endDisappearance()
        to.endAppearance()
      }
      from.extras.isManagedByParent = fromWasManaged
      to.extras.isManagedByParent = toWasManaged
      completion?(finished)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}

extension UIViewController {
  /// The host app's side of the app extension that displays the controller. It is always `nil`, because there are no
  /// host apps.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/extensioncontext
  public var extensionContext: NSExtensionContext? { nil }
}
