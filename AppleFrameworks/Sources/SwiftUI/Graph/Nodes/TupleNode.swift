import UIKit

/// The node of a tuple of views.
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

/// A type that provides the types of the views in a tuple.
@MainActor
protocol TuplePacking: SendableMetatype {
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
