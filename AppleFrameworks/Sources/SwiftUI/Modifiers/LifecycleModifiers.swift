import Combine
import UIKit

/// Something that runs when a view comes, changes or goes, without a look of its own.
@MainActor
protocol LifecycleModifier: PrimitiveModifier {
  associatedtype Memory
  func makeMemory() -> Memory
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  /// The modifier is another; `self` is the new one.
  func update(_ memory: inout Memory, _ node: Node, from old: Self)
  /// Looks after each update while the view is shown.
  func check(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void])
  var watches: Bool { get }
}

extension LifecycleModifier {
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    LifecycleNode(view, context)
  }
  func disappear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {}
  func appear(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {}
  func update(_ memory: inout Memory, _ node: Node, from old: Self) {}
  func check(_ memory: inout Memory, _ node: Node, into actions: inout [() -> Void]) {}
  var watches: Bool { false }
}

@MainActor
final class LifecycleNode<C: View, M: LifecycleModifier>: ViewNode<Modified<C, M>>, UpdateWatcher {
  private var modifier: M
  private var memory: M.Memory
  private var content: ViewNode<C>!
  private var isShown = false
  /// Views that show nothing don't appear: a group appears when it gets content.
  private var hasContent = true
  let order: Int

  init(_ view: Modified<C, M>, _ context: NodeContext) {
    modifier = view.modifier
    memory = view.modifier.makeMemory()
    order = context.graph.nextOrder()
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
    graph.watch(self)
  }

  override var children: [Node] { [content] }

  override func update(_ view: Modified<C, M>) {
    let old = modifier
    modifier = view.modifier
    content.update(view.content)
    modifier.update(&memory, self, from: old)
  }

  private var showsSomething: Bool {
    var items: [LazyItem] = []
    content.collectLazily(into: &items)
    return !items.isEmpty
  }

  override func appear(into actions: inout [() -> Void]) {
    isShown = true
    hasContent = showsSomething
    if hasContent { modifier.appear(&memory, self, into: &actions) }
    content.appear(into: &actions)
  }

  override func disappear(into actions: inout [() -> Void]) {
    let was = isShown && hasContent
    isShown = false
    if was { modifier.disappear(&memory, self, into: &actions) }
    content.disappear(into: &actions)
  }

  override func boxesDidChange() {
    super.boxesDidChange()
    guard isShown else { return }
    let has = showsSomething
    guard has != hasContent else { return }
    hasContent = has
    graph.afterChange { [weak self] in
      guard let self else { return [] }
      var actions: [() -> Void] = []
      if has {
        modifier.appear(&memory, self, into: &actions)
      } else {
        modifier.disappear(&memory, self, into: &actions)
      }
      return actions
    }
  }

  func check(into actions: inout [() -> Void]) {
    guard isShown, !isGone, modifier.watches else { return }
    modifier.check(&memory, self, into: &actions)
  }

  override func tearDown() {
    if isShown {
      // It goes without having disappeared: with its host.
      isShown = false
      var actions: [() -> Void] = []
      modifier.disappear(&memory, self, into: &actions)
      for action in actions.reversed() { action() }
    }
    super.tearDown()
  }

  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

struct AppearModifier: LifecycleModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  func makeMemory() { () }
  func appear(_ memory: inout Void, _ node: Node, into actions: inout [() -> Void]) {
    if let appear { actions.append(appear) }
  }
  func disappear(_ memory: inout Void, _ node: Node, into actions: inout [() -> Void]) {
    if let disappear { actions.append(disappear) }
  }
}

struct ChangeModifier<V: Equatable>: LifecycleModifier {
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  func makeMemory() -> V { value }
  var watches: Bool { true }
  func appear(_ memory: inout V, _ node: Node, into actions: inout [() -> Void]) {
    memory = value
    guard isInitial else { return }
    let value = value
    actions.append { action(value, value) }
  }
  func check(_ memory: inout V, _ node: Node, into actions: inout [() -> Void]) {
    guard memory != value else { return }
    let old = memory
    memory = value
    let value = value
    actions.append { action(old, value) }
  }
}

struct ReceiveModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  final class Subscription {
    var cancellable: AnyCancellable?
    var action: (P.Output) -> Void
    init(action: @escaping (P.Output) -> Void) { self.action = action }
  }

  func makeMemory() -> Subscription { Subscription(action: action) }
  func appear(_ memory: inout Subscription, _ node: Node, into actions: inout [() -> Void]) { subscribe(memory) }
  func disappear(_ memory: inout Subscription, _ node: Node, into actions: inout [() -> Void]) {
    memory.cancellable = nil
  }
  func update(_ memory: inout Subscription, _ node: Node, from old: Self) {
    memory.action = action
    if memory.cancellable != nil, !valuesAreEqual(publisher, old.publisher) { subscribe(memory) }
  }
  private func subscribe(_ memory: Subscription) {
    memory.cancellable = publisher.sink { [weak memory] value in
      guard let memory else { return }
      MainWork.run { memory.action(value) }
    }
  }
}

struct TaskModifier<ID: Equatable>: LifecycleModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @MainActor () async -> Void

  final class Running {
    var task: Task<Void, Never>?
    var id: ID
    init(id: ID) { self.id = id }
  }

  func makeMemory() -> Running { Running(id: id) }
  var watches: Bool { true }
  func appear(_ memory: inout Running, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    memory.id = id
    actions.append { start(memory) }
  }
  func disappear(_ memory: inout Running, _ node: Node, into actions: inout [() -> Void]) {
    let memory = memory
    actions.append {
      memory.task?.cancel()
      memory.task = nil
    }
  }
  func check(_ memory: inout Running, _ node: Node, into actions: inout [() -> Void]) {
    guard memory.id != id else { return }
    let memory = memory
    memory.id = id
    actions.append {
      memory.task?.cancel()
      start(memory)
    }
  }
  /// Up to its first wait the task runs at once.
  private func start(_ memory: Running) {
    let action = action
    memory.task = Task.immediate(priority: priority) { @MainActor in await action() }
  }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    applying(AppearModifier(appear: action, disappear: nil))
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    applying(AppearModifier(appear: nil, disappear: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    applying(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  {
    applying(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    applying(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    applying(ReceiveModifier(publisher: publisher, action: action))
  }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    applying(TaskModifier(id: 0, priority: priority, action: action))
  }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    applying(TaskModifier(id: value, priority: priority, action: action))
  }
}
