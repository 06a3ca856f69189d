import HostServices
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

extension UIViewController {
  /// Itself or what it is in, as a navigation controller has it.
  fileprivate func page(in stack: UINavigationController) -> UIViewController? {
    stack.viewControllers.contains { $0 === self } ? self : parent?.page(in: stack)
  }
}

/// Whether a view is shown by a presentation, and how to end that.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode: @unchecked Sendable {
  let controller: WeakController
  @MainActor public var isPresented: Bool { controller.controller?.topmost.presentingViewController != nil }
  public mutating func dismiss() {
    let controller = controller
    MainWork.run { if let controller = controller.controller { DismissAction.dismiss(controller) } }
  }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction(controller: hostingController) }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(controller: hostingController)) }
  public var isPresented: Bool {
    let controller = hostingController.controller
    return MainActor.assumeIsolated {
      guard let controller else { return false }
      return controller.topmost.presentingViewController != nil
        || controller.navigationController?.viewControllers.first !== controller
          && controller.navigationController != nil
    }
  }
}

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

final class Presented: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var controller: UIViewController?
  var identity: AnyHashable?
  var isBusy = false
  var ended: () -> Void = {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    controller = nil
    ended()
  }
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

/// Views that are made where they are shown: what the closure reads of state is heard of there.
struct DeferredView<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

/// A sheet or a cover.
struct SheetModifier<Sheet: View>: PresentingModifier {
  let isWanted: Bool
  let identity: AnyHashable?
  let isFull: Bool
  let content: () -> Sheet
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  /// Where it is shown from, if that is a popover.
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

final class SheetController: UIHostingController<AnyView> {
  var onGone: () -> Void = {}
  let looks = PresentationLooks()

  /// Lays the views out before the sheet comes: they say how high it is.
  func prepare(in bounds: CGRect) {
    loadViewIfNeeded()
    view.frame = bounds
    view.layoutIfNeeded()
  }
  private var isOver = false

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingViewController == nil, !isOver else { return }
    isOver = true
    onGone()
  }
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        SheetModifier(
          isWanted: $0, identity: nil, isFull: false, content: content, clear: { isPresented.wrappedValue = false },
          onDismiss: onDismiss)
      })
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return SheetModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, isFull: false,
          content: { current.map { content($0) } }, clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
      })
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        SheetModifier(
          isWanted: $0, identity: nil, isFull: true, content: content, clear: { isPresented.wrappedValue = false },
          onDismiss: onDismiss)
      })
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    applying(
      PresentationReader(isPresented: item.isThere()) { _ in
        let current = item.wrappedValue
        return SheetModifier(
          isWanted: current != nil, identity: current.map { AnyHashable($0.id) }, isFull: true,
          content: { current.map { content($0) } }, clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
      })
  }
}

extension Binding {
  /// Whether an optional has a value.
  func isThere<Item>() -> Binding<Bool> where Value == Item? {
    let location = location
    return Binding<Bool>(
      get: { location.get() != nil }, set: { if !$0 { location.set(nil, transaction: Transaction()) } })
  }
}

/// Reads a binding where the node is evaluated, so that a change of it is heard of, and presents by that.
struct PresentationReader<P: PresentingModifier>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let make: (Bool) -> P

  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      ReadingView(isPresented: view.modifier.isPresented, make: view.modifier.make, content: view.content)
    }
  }
}

private struct ReadingView<P: PresentingModifier, Content: View>: View {
  let isPresented: Binding<Bool>
  let make: (Bool) -> P
  let content: Content
  var body: some View { content.applying(make(isPresented.wrappedValue)) }
}
