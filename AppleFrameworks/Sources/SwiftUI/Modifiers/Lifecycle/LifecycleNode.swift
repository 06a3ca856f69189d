import UIKit

@MainActor
final class LifecycleNode<C: View, M: LifecycleModifier>: ViewNode<Modified<C, M>>, UpdateWatcher {
  private var modifier: M
  private var memory: M.Memory
  private var content: ViewNode<C>!
  private var isShown = false
  /// Whether there is visible content. Without it, a group does not appear.
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
      // The host no longer exists, so the view has not disappeared before.
      isShown = false
      var actions: [() -> Void] = []
      modifier.disappear(&memory, self, into: &actions)
      for action in actions.reversed() { action() }
    }
    super.tearDown()
  }

  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
