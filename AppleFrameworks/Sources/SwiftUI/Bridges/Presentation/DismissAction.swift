import UIKit

/// Ends what shows a view: a presentation, or a page of a navigation stack.
///
/// - Source: developer.apple.com/documentation/swiftui/dismissaction
public struct DismissAction: @unchecked Sendable {
  let controller: WeakController

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
