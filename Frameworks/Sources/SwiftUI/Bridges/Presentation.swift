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

/// A sheet or a cover.
struct SheetModifier<Sheet: View>: PresentingModifier {
  let isWanted: Bool
  let identity: AnyHashable?
  let isFull: Bool
  let content: () -> Sheet
  let clear: () -> Void
  let onDismiss: (() -> Void)?

  func make(_ node: Node) -> UIViewController {
    let controller = SheetController(rootView: AnyView(content()))
    controller.inherit(node.environment)
    if isFull { controller.modalPresentationStyle = .fullScreen }
    let (clear, onDismiss) = (clear, onDismiss)
    controller.onGone = {
      clear()
      onDismiss?()
    }
    return controller
  }

  func refresh(_ controller: UIViewController, _ node: Node) {
    guard let controller = controller as? SheetController else { return }
    controller.rootView = AnyView(content())
    controller.inherit(node.environment)
  }

  func ended() {}
}

final class SheetController: UIHostingController<AnyView> {
  var onGone: () -> Void = {}
  private var isOver = false

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingViewController == nil, !isOver else { return }
    isOver = true
    onGone()
  }
}

/// An alert or a sheet of actions.
struct AlertModifier: PresentingModifier {
  struct Action {
    let title: String
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let isEnabled: Bool
  }

  let isWanted: Bool
  let title: (EnvironmentValues) -> String?
  let message: (EnvironmentValues) -> String?
  let style: UIAlertController.Style
  let actions: @MainActor (Node) -> [Action]
  let clear: () -> Void
  var identity: AnyHashable? { nil }

  func make(_ node: Node) -> UIViewController {
    let controller = UIAlertController(
      title: title(node.environment), message: message(node.environment), preferredStyle: style)
    let clear = clear
    var actions = actions(node)
    // An alert without a button has one; a sheet of actions without a way out, too.
    if actions.isEmpty, style == .alert { actions = [Action(title: "OK", role: nil, action: {}, isEnabled: true)] }
    if style == .actionSheet, !actions.contains(where: { $0.role == .cancel }) {
      actions.append(Action(title: "Cancel", role: .cancel, action: {}, isEnabled: true))
    }
    for action in actions {
      let kind: UIAlertAction.Style =
        action.role == .destructive ? .destructive : action.role == .cancel ? .cancel : .default
      let made = UIAlertAction(title: action.title, style: kind) { _ in
        clear()
        action.action()
      }
      made.isEnabled = action.isEnabled
      controller.addAction(made)
    }
    if style == .actionSheet {
      controller.popoverPresentationController?.sourceView = node.environment.hostingController.controller?.view
    }
    return controller
  }

  func refresh(_ controller: UIViewController, _ node: Node) {}
  func ended() { clear() }
}

/// What buttons there are in views that are not shown as they are, but as UIKit's.
@MainActor
enum ButtonList {
  static func actions<V: View>(of view: V, _ node: Node) -> [AlertModifier.Action] {
    let made = NodeFactory.make(
      view.environment(\.isListingButtons, true),
      NodeContext(parent: nil, graph: node.graph, environment: node.environment))
    let list = made.preference(ListedButtons.self)
    made.tearDown()
    return list
  }
}

enum ListedButtons: PreferenceKey {
  static var defaultValue: [AlertModifier.Action] { [] }
  static func reduce(value: inout [AlertModifier.Action], nextValue: () -> [AlertModifier.Action]) {
    value += nextValue()
  }
}

private enum ListingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var isListingButtons: Bool {
    get { self[ListingKey.self] }
    set { self[ListingKey.self] = newValue }
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

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(Text(titleKey), isPresented, .alert, actions(), message: EmptyView?.none)
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(Text(title), isPresented, .alert, actions(), message: EmptyView?.none)
  }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(Text(titleKey), isPresented, .alert, actions(), message: message())
  }
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alerting(Text(title), isPresented, .alert, actions(), message: message())
  }
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, actions(), message: EmptyView?.none
    )
  }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alerting(
      titleVisibility == .visible ? Text(titleKey) : nil, isPresented, .actionSheet, actions(), message: message())
  }

  nonisolated private func alerting<A: View, M: View>(
    _ title: Text?, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style, _ actions: A, message: M?
  ) -> some View {
    applying(
      PresentationReader(isPresented: isPresented) {
        AlertModifier(
          isWanted: $0, title: { title?.string(in: $0) }, message: { (message as? Text)?.string(in: $0) }, style: style,
          actions: { ButtonList.actions(of: actions, $0) }, clear: { isPresented.wrappedValue = false })
      })
  }
}

extension Binding {
  /// Whether an optional has a value.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
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
