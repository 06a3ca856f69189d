import UIKit

/// An action that dismisses the presentation or pops the navigation page of a view.
///
/// Unchecked: The weak reference is read only on the main thread.
///
/// - Source: developer.apple.com/documentation/swiftui/dismissaction
public struct DismissAction: @unchecked Sendable {
  let controller: WeakController

  /// Dismisses the current presentation, or pops the current page of a navigation stack.
  ///
  /// If the view's controller is in a navigation stack and is not its first page, the page is popped. Otherwise, the
  /// presentation that contains the view is dismissed. The action does nothing if there is neither.
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
