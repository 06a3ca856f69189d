import UIKit

/// A modifier that presents a view controller while a value is `true`.
protocol PresentingModifier: LifecycleModifier where Memory == Presented {
  var isWanted: Bool { get }
  /// The identity of the presented content. A change replaces the presentation.
  var identity: AnyHashable? { get }
  @MainActor func make(_ node: Node) -> UIViewController
  /// Updates the presented views.
  @MainActor func refresh(_ controller: UIViewController, _ node: Node)
  /// Handles the dismissal of the presentation by the user.
  @MainActor func ended()
}

@MainActor
extension PresentingModifier {
  func makeMemory() -> Presented { Presented() }
  var watches: Bool { true }

  func appear(_ memory: inout Presented, _ node: Node, into actions: inout [() -> Void]) {
    check(&memory, node, into: &actions)
  }

  func check(_ memory: inout Presented, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    memory.ended = { ended() }
    if isWanted {
      if let shown = memory.controller, shown.presentingViewController != nil || memory.isBusy {
        if memory.identity == identity { return refresh(shown, node) }
        actions.append { shown.dismiss(animated: false) }
      } else if memory.controller != nil, !memory.isBusy {
        // UIKit has dismissed it, for example after a tap outside of it.
        memory.controller = nil
        actions.append { ended() }
        return
      }
      guard let presenter = node.environment.hostingController.controller else { return }
      let made = make(node)
      memory.controller = made
      memory.identity = identity
      memory.isBusy = true
      actions.append {
        (made as? SheetController)?.prepare(in: presenter.topmost.view.bounds)
        var top = presenter.topmost
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        made.presentationController?.delegate = memory
        top.present(made, animated: true) { memory.isBusy = false }
      }
    } else if let shown = memory.controller {
      memory.controller = nil
      if shown.presentingViewController != nil { actions.append { shown.dismiss(animated: true) } }
    }
  }

  func disappear(_ memory: inout Presented, _ node: Node, into actions: inout [() -> Void]) {
    guard node.isGone, let shown = memory.controller else { return }
    actions.append { if shown.presentingViewController != nil { shown.dismiss(animated: false) } }
  }
}
