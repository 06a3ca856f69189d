import UIKit

/// A modifier that presents a sheet or a cover.
struct SheetModifier<Sheet: View>: PresentingModifier {
  let isWanted: Bool
  let identity: AnyHashable?
  let isFull: Bool
  let content: () -> Sheet
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  /// The view to which the popover points; `nil` for sheets and covers.
  var popover: PopoverPlace?

  func make(_ node: Node) -> UIViewController {
    let controller = SheetController(rootView: AnyView(DeferredView(content: content)))
    controller.inherit(node.environment)
    if isFull { controller.modalPresentationStyle = .fullScreen }
    popover?.attach(controller)
    let (clear, onDismiss) = (clear, onDismiss)
    controller.onGone = {
      clear()
      onDismiss?()
    }
    return controller
  }

  func refresh(_ controller: UIViewController, _ node: Node) {
    guard let controller = controller as? SheetController else { return }
    controller.rootView = AnyView(DeferredView(content: content))
    controller.inherit(node.environment)
  }

  func ended() {}
}
