import UIKit

/// Views beside each other.
@MainActor
final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var nodes: [Node] = []

  init(_ view: TupleView<T>, _ context: NodeContext) {
    super.init(context)
    nodes = view.packing.makeNodes(view.value, self.context())
  }

  override var children: [Node] { nodes }
  override func update(_ view: TupleView<T>) { view.packing.update(nodes, view.value) }
  override func collectLazily(into items: inout [LazyItem]) {
    for node in nodes { node.collectLazily(into: &items) }
  }
}

/// Knows which views a tuple holds.
@MainActor
protocol TuplePacking {
  static func makeNodes<T>(_ value: T, _ context: NodeContext) -> [Node]
  static func update<T>(_ nodes: [Node], _ value: T)
}

struct TuplePack<each Content: View>: TuplePacking {
  static func makeNodes<T>(_ value: T, _ context: NodeContext) -> [Node] {
    guard let value = value as? (repeat each Content) else { fatalError("a tuple of views is no \(T.self)") }
    var nodes: [Node] = []
    repeat nodes.append(NodeFactory.make(each value, context))
    return nodes
  }

  static func update<T>(_ nodes: [Node], _ value: T) {
    guard let value = value as? (repeat each Content) else { fatalError("a tuple of views is no \(T.self)") }
    var index = 0
    func next<V: View>(_ view: V) {
      (nodes[index] as? ViewNode<V>)?.update(view)
      index += 1
    }
    repeat next(each value)
  }
}

/// A node whose content may be exchanged for one of another identity.
@MainActor
final class SwitchingContent {
  private(set) var node: Node?
  /// What goes by a transition, until that is over.
  private var leaving: Node?

  /// Takes a new view: by the node that is there, if it is for such a view, or by a new one that takes its place.
  func set<V: View>(_ view: V, owner: Node) {
    if let node = node as? ViewNode<V> { return node.update(view) }
    if node == nil, let back = leaving as? ViewNode<V> {
      // What is on its way out comes back as it was: it has never disappeared.
      leaving = nil
      node = back
      back.setEnvironment(owner.environment)
      back.update(view)
      return owner.boxesDidChange()
    }
    replace(by: NodeFactory.make(view, owner.context()), owner)
  }

  func replace(by new: Node?, _ owner: Node) {
    guard new != nil || node != nil else { return }
    let old = node
    node = new
    if let old { leave(old, owner.graph) }
    if let new { owner.graph.added(new) }
    owner.boxesDidChange()
  }

  /// Takes out what was there: at once, or when the transition that shows it going is over.
  private func leave(_ old: Node, _ graph: ViewGraph) {
    let goesAtOnce = old.goesWithoutTransition
    guard let animation = graph.animationOfUpdate, graph.isShown, animation.totalDuration.isFinite, !goesAtOnce else {
      return graph.remove(old, beforeOthersCome: goesAtOnce)
    }
    if let earlier = leaving { graph.remove(earlier) }
    leaving = old
    graph.animations.after(animation.totalDuration) { [weak self, weak graph] in
      guard let self, let graph, leaving === old else { return }
      leaving = nil
      graph.remove(old)
      graph.needsUpdate()
    }
  }

  func begin<V: View>(_ view: V, owner: Node) {
    node = NodeFactory.make(view, owner.context())
  }
}

extension Node {
  /// Whether all that is shown here goes by the identity transition: it has disappeared before what takes its place appears.
  var goesWithoutTransition: Bool {
    var items: [LazyItem] = []
    collectLazily(into: &items)
    return !items.isEmpty
      && items.allSatisfy { item in
        guard case .box(let box) = item else { return false }
        return box.trait(TransitionTrait.self)?.removal.isIdentity == true
      }
  }
}

@MainActor
final class ConditionalNode<T: View, F: View>: ViewNode<_ConditionalContent<T, F>> {
  private let content = SwitchingContent()
  private var isFirst: Bool

  init(_ view: _ConditionalContent<T, F>, _ context: NodeContext) {
    if case .first = view.storage { isFirst = true } else { isFirst = false }
    super.init(context)
    switch view.storage {
    case .first(let view): content.begin(view, owner: self)
    case .second(let view): content.begin(view, owner: self)
    }
  }

  override var children: [Node] { content.node.map { [$0] } ?? [] }

  override func update(_ view: _ConditionalContent<T, F>) {
    switch view.storage {
    case .first(let view):
      if isFirst {
        content.set(view, owner: self)
      } else {
        content.replace(by: NodeFactory.make(view, context()), self)
      }
      isFirst = true
    case .second(let view):
      if !isFirst {
        content.set(view, owner: self)
      } else {
        content.replace(by: NodeFactory.make(view, context()), self)
      }
      isFirst = false
    }
  }

  override func collectLazily(into items: inout [LazyItem]) { content.node?.collectLazily(into: &items) }
}

@MainActor
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private let content = SwitchingContent()

  init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(context)
    if let view { content.begin(view, owner: self) }
  }

  override var children: [Node] { content.node.map { [$0] } ?? [] }

  override func update(_ view: Wrapped?) {
    if let view { content.set(view, owner: self) } else { content.replace(by: nil, self) }
  }

  override func collectLazily(into items: inout [LazyItem]) { content.node?.collectLazily(into: &items) }
}

@MainActor
final class AnyViewNode: ViewNode<AnyView> {
  private let content = SwitchingContent()

  init(_ view: AnyView, _ context: NodeContext) {
    super.init(context)
    begin(view.view)
  }

  private func begin(_ view: some View) { content.begin(view, owner: self) }
  private func set(_ view: some View) { content.set(view, owner: self) }

  override var children: [Node] { content.node.map { [$0] } ?? [] }
  override func update(_ view: AnyView) { set(view.view) }
  override func collectLazily(into items: inout [LazyItem]) { content.node?.collectLazily(into: &items) }
}

/// A view with an id: another id is another view.
@MainActor
final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
  private let content = SwitchingContent()
  private var id: ID

  init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    id = view.id
    super.init(context)
    content.begin(view.content.applying(TraitModifier<IDTrait>(value: AnyHashable(view.id))), owner: self)
  }

  override var children: [Node] { content.node.map { [$0] } ?? [] }

  override func update(_ view: IdentifiedView<Content, ID>) {
    let tagged = view.content.applying(TraitModifier<IDTrait>(value: AnyHashable(view.id)))
    if view.id == id { return content.set(tagged, owner: self) }
    id = view.id
    content.replace(by: NodeFactory.make(tagged, context()), self)
  }
}

struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
  typealias Body = Never
}

extension IdentifiedView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { IdentifiedNode(view, context) }
}

/// The id by which a scroll view's content finds a view.
enum IDTrait: BoxTrait {
  static var defaultValue: AnyHashable? { nil }
}

extension TraitModifier where T == IDTrait {
  init(value: AnyHashable) { self.init(value: Optional(value)) }
}

/// A view of which only a part counts: its content.
@MainActor
final class PassingNode<V: View, Content: View>: ViewNode<V> {
  private var content: ViewNode<Content>!
  private let contentOf: (V) -> Content

  init(_ view: V, _ context: NodeContext, _ contentOf: @escaping (V) -> Content) {
    self.contentOf = contentOf
    super.init(context)
    content = NodeFactory.make(contentOf(view), self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: V) { content.update(contentOf(view)) }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}

/// A view that shows nothing.
@MainActor
final class EmptyNode<V: View>: ViewNode<V> {
  override func update(_ view: V) {}
}
