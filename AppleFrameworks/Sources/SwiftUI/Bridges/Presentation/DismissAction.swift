import UIKit

/// Dismisses the presentation or pops the navigation page that shows a view.
///
/// Unchecked: the weak reference is read on the main thread only.
///
/// - Source: developer.apple.com/documentation/swiftui/dismissaction
public struct DismissAction: @unchecked Sendable {
  let controller: WeakController

  /// Dismisses the current presentation, or pops the current page of a navigation stack.
  ///
  /// Pops if the view's controller is in a navigation stack and not its first page; otherwise dismisses the
  /// presentation that contains it. Does nothing if there is neither.
  @MainActor
  public func callAsFunction() {
    guard let controller = controller.controller else { return }
    DismissAction.dismiss(controller)
  }

  @MainActor
  static func dismiss(_ controller: UIViewController) {
    if let stack = controller.navigationController, let page = controller.page(in: stack),
      stack.viewControllers.first !== page
    {
      stack.popViewController(animated: true)
    } else if controller.topmost.presentingViewController != nil {
      controller.topmost.dismiss(animated: true)
    }
  }
}
