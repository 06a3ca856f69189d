import UIKit

/// A view with something applied that is not a view modifier of a developer's.
struct Modified<Content: View, M: PrimitiveModifier>: View {
  let content: Content
  let modifier: M
  typealias Body = Never
}

extension Modified: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    M.makeNode(view, context)
  }
}

/// What can be applied to views.
@MainActor
protocol PrimitiveModifier {
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>>
}

extension View {
  nonisolated func applying<M: PrimitiveModifier>(_ modifier: M) -> Modified<Self, M> {
    Modified(content: self, modifier: modifier)
  }
}

// MARK: The environment

/// Changes the environment of what it is applied to.
@MainActor
protocol EnvironmentModifier: PrimitiveModifier {
  func apply(to values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<
    Modified<C, Self>
  > {
    EnvironmentNode(view, context)
  }
}

@MainActor
final class EnvironmentNode<C: View, M: EnvironmentModifier>: ViewNode<Modified<C, M>> {
  private var modifier: M
  private var content: ViewNode<C>!

  init(_ view: Modified<C, M>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = NodeFactory.make(view.content, self.context(changed))
  }

  private var changed: EnvironmentValues {
    var values = environment
    modifier.apply(to: &values)
    return values
  }

  override var children: [Node] { [content] }

  override func update(_ view: Modified<C, M>) {
    if !valuesAreEqual(modifier, view.modifier) {
      modifier = view.modifier
      content.setEnvironment(changed)
    }
    content.update(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { content.setEnvironment(changed) }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

// MARK: Boxes

/// Puts a box around each view that it is applied to.
@MainActor
protocol BoxModifier: PrimitiveModifier {
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self>
}

extension BoxModifier {
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    BoxModifierNode(view, context)
  }
}

@MainActor
final class BoxModifierNode<C: View, M: BoxModifier>: ViewNode<Modified<C, M>> {
  private var modifier: M
  private var content: ViewNode<C>!
  private var wrappers: [ObjectIdentifier: ModifierBox<M>] = [:]

  init(_ view: Modified<C, M>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] + wrappers.values.flatMap(\.nodes) }

  override func update(_ view: Modified<C, M>) {
    let isSame = valuesAreEqual(modifier, view.modifier)
    let old = modifier
    modifier = view.modifier
    content.update(view.content)
    if !isSame { for box in wrappers.values { box.setModifier(modifier, from: old) } }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    for box in wrappers.values { box.environmentDidChange() }
  }

  override func collect(into boxes: inout [Box]) {
    var found: [Box] = []
    content.collect(into: &found)
    var used: [ObjectIdentifier: ModifierBox<M>] = [:]
    for child in found {
      let id = ObjectIdentifier(child)
      let wrapper = wrappers[id] ?? M.makeBox(modifier, child: child, node: self)
      child.superbox = wrapper
      used[id] = wrapper
      boxes.append(wrapper)
    }
    for (id, wrapper) in wrappers where used[id] == nil { wrapper.remove() }
    wrappers = used
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    content.reducePreference(key, into: &value)
    for wrapper in wrappers.values { for node in wrapper.nodes { node.reducePreference(key, into: &value) } }
  }
}

/// A box around another, with what was applied.
@MainActor
class ModifierBox<M>: Box {
  private(set) var modifier: M
  let child: Box

  init(_ modifier: M, child: Box, node: Node) {
    self.modifier = modifier
    self.child = child
    super.init(node: node)
  }

  final func setModifier(_ new: M, from old: M) {
    modifier = new
    modifierDidChange(from: old)
  }

  /// Nodes of its own, beside that which it is applied to.
  var nodes: [Node] { [] }
  func modifierDidChange(from old: M) { invalidateSize() }
  func environmentDidChange() { invalidateSize() }
  func remove() { for node in nodes { node.remove() } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  override func arrange(_ context: PlacementContext) { child.place(frame, proposal, context) }
  override var contained: [Box] { [child] }
  override var spacing: ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var isSpacer: Bool { child.isSpacer }
  override func defines(_ key: AlignmentKey) -> Bool { child.defines(key) }
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, size: size, proposal: proposal)
  }
  override func traitValue(_ key: ObjectIdentifier) -> Any? { child.traitValue(key) }
}

// MARK: Traits

/// Says something of a view for its container.
struct TraitModifier<T: BoxTrait>: BoxModifier {
  let value: T.Value

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    TraitBox(modifier, child: child, node: node)
  }
}

final class TraitBox<T: BoxTrait>: ModifierBox<TraitModifier<T>> {
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(T.self) ? modifier.value : child.traitValue(key)
  }
  override var priority: Double {
    T.self == LayoutPriorityTrait.self ? modifier.value as? Double ?? 0 : child.priority
  }
}

/// A value for layouts.
struct LayoutValueModifier<K: LayoutValueKey>: BoxModifier {
  let value: K.Value

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    LayoutValueBox(modifier, child: child, node: node)
  }
}

final class LayoutValueBox<K: LayoutValueKey>: ModifierBox<LayoutValueModifier<K>> {
  override func traitValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(K.self) ? modifier.value : child.traitValue(key)
  }
}

// MARK: Layout of one view

/// Lays out the one view that it is applied to.
@MainActor
protocol UnaryLayoutModifier: BoxModifier {
  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize
  /// Where the view lies in a size that was answered to a proposal, and what it is proposed.
  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
  func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing
  var hidesSpacer: Bool { get }
}

extension UnaryLayoutModifier {
  @MainActor static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    UnaryLayoutBox(modifier, child: child, node: node)
  }
  @MainActor func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing { box.child.spacing }
  var hidesSpacer: Bool { true }
}

final class UnaryLayoutBox<M: UnaryLayoutModifier>: ModifierBox<M> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { modifier.measure(proposal, self) }
  override func arrange(_ context: PlacementContext) {
    let inner = modifier.placement(frame.size, proposal, self)
    placeInside(child, at: inner.origin, size: inner.size, inner.proposal, context)
  }
  override var spacing: ViewSpacing { modifier.spacing(self) }
  override var isSpacer: Bool { !modifier.hidesSpacer && child.isSpacer }
  override var priority: Double {
    let priority = child.priority
    return modifier.hidesSpacer && priority == -.infinity && child.isSpacer ? 0 : priority
  }
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let inner = modifier.placement(size, proposal, self)
    return child.explicitGuide(key, size: inner.size, proposal: inner.proposal).map { inner.origin[key.axis] + $0 }
  }
}
