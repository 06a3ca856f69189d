import UIKit

// The two ways of displaying most children. Both are animated if UIKit's animations are enabled; with
// `UIView.setAnimationsEnabled(false)` in tests, everything happens at once.

extension Coordinator {
  /// Begins a child and pushes its first screen onto this coordinator's stack.
  ///
  /// When the child finishes, its screens are popped, and `onFinish` gets the result. If the user goes back before, the
  /// child is released with its screen, and nothing is called.
  ///
  /// - Returns: The first screen of the child.
  @discardableResult
  public final func push<Result>(
    _ child: Coordinator<Result>, file: StaticString = #fileID, line: UInt = #line,
    onFinish: @escaping (Result) -> Void = { _ in }
  ) -> any CoordinatedScreen {
    guard let stack = (screen as? UINavigationController) ?? screen?.navigationController else {
      Warning.report(
        """
        \(type(of: self)) cannot push \(type(of: child)), because its screen is not in a navigation controller. \
        Start with a CoordinatedNavigationController, or add the screen to one first.
        """, file, line)
      return begin(child, onFinish: onFinish)
    }
    let below = stack.topViewController
    let first = begin(child) { [weak stack, weak below] result in
      if let stack, let below, stack.viewControllers.contains(below), stack.topViewController !== below {
        stack.popToViewController(below, animated: UIView.areAnimationsEnabled)
      }
      onFinish(result)
    }
    stack.pushViewController(first, animated: UIView.areAnimationsEnabled)
    return first
  }

  /// Begins a child and presents its first screen over this coordinator's.
  ///
  /// When the child finishes, its screen is dismissed, and `onFinish` gets the result afterwards. If the user dismisses
  /// the sheet before, the child is released with its screen, and nothing is called.
  ///
  /// - Returns: The first screen of the child. Set its presentation style before returning it from ``start()``.
  @discardableResult
  public final func present<Result>(
    _ child: Coordinator<Result>, file: StaticString = #fileID, line: UInt = #line,
    onFinish: @escaping (Result) -> Void = { _ in }
  ) -> any CoordinatedScreen {
    guard var presenter = screen as UIViewController? else {
      Warning.report(
        "\(type(of: self)) cannot present \(type(of: child)): it has not started, or its screen was deallocated", file,
        line)
      return begin(child, onFinish: onFinish)
    }
    while let presented = presenter.presentedViewController, !presented.isBeingDismissed { presenter = presented }
    let first = begin(child) { [weak child] result in
      guard let shown = child?.screen, let presenter = shown.presentingViewController else { return onFinish(result) }
      presenter.dismiss(animated: UIView.areAnimationsEnabled) { onFinish(result) }
    }
    presenter.present(first, animated: UIView.areAnimationsEnabled)
    return first
  }
}
