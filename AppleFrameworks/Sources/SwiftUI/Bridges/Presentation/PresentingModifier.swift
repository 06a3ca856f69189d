import UIKit

/// Shows something over the screen while a value says so.
@MainActor
protocol PresentingModifier: LifecycleModifier where Memory == Presented {
  var isWanted: Bool { get }
  /// What is shown now is of this; another one is shown instead where it changes.
  var identity: AnyHashable? { get }
  func make(_ node: Node) -> UIViewController
  /// What is shown gets the views as they are now.
  func refresh(_ controller: UIViewController, _ node: Node)
  /// It was put away by the user.
  func ended()
}

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
        // It has gone by itself, as after a tap beside it.
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
