/// A node of the view hierarchy, with the current value, the environment and the state of a view.
///
/// The tree of nodes corresponds to the tree of view values. A node exists while its view keeps its identity, which is
/// as long as the parent provides a view of the same type at the same position or with the same identifier. Boxes
/// display the content. Nodes of views with their own content have boxes. Other nodes pass on the boxes of their
/// children.
@MainActor
class Node {
  private(set) weak var parent: Node?
  unowned let graph: ViewGraph
  let depth: Int
  private(set) var environment: EnvironmentValues
  private(set) var isGone = false
  /// Whether the node is waiting for evaluation.
  var isWaiting = false
  /// The reference that values store. There is one for each node, so that references can be compared.
  lazy var reference = Evaluation.NodeReference(self)

  init(_ context: NodeContext) {
    parent = context.parent
    graph = context.graph
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// Returns the context for child nodes, with this node's environment or another one.
  func context(_ environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(parent: self, graph: graph, environment: environment ?? self.environment)
  }

  // MARK: Overriding

  /// The child nodes, in order.
  var children: [Node] { [] }

  /// Updates the node after a change of the environment, and passes the change to the child nodes.
  func environmentDidChange(from old: EnvironmentValues) {
    for child in children { child.setEnvironment(environment) }
  }

  /// Evaluates the node after a change of a value that it has read.
  func evaluate() {}

  /// Adds the boxes of the visible content, in order.
  func collect(into boxes: inout [Box]) {
    for child in children { child.collect(into: &boxes) }
  }

  /// Adds the content without creating all of it. Rows of long lists are added as row sources.
  func collectLazily(into items: inout [LazyItem]) {
    var boxes: [Box] = []
    collect(into: &boxes)
    items += boxes.map { .box($0) }
  }

  /// Combines the values of a preference of the child nodes.
  func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in children { child.reducePreference(key, into: &value) }
  }

  /// Handles the appearance of the node and its descendants on the screen. The actions are collected from parents to
  /// children, and called in reverse order.
  func appear(into actions: inout [() -> Void]) {
    for child in children { child.appear(into: &actions) }
  }

  func disappear(into actions: inout [() -> Void]) {
    for child in children { child.disappear(into: &actions) }
  }

  /// Removes the node and its descendants permanently.
  func tearDown() {
    isGone = true
    for child in children { child.tearDown() }
  }

  /// Handles a change of the boxes of descendants.
  func boxesDidChange() { parent?.boxesDidChange() }

  // MARK: Updates

  final func setEnvironment(_ new: EnvironmentValues) {
    guard !environment.isIdentical(to: new) else { return }
    let old = environment
    environment = new
    environmentDidChange(from: old)
  }

  /// Schedules an evaluation in the next update.
  final func invalidate(_ transaction: Transaction = Transaction()) {
    guard !isGone else { return }
    graph.invalidate(self, transaction)
  }

  /// Removes a node that is no longer part of the view.
  final func remove() {
    graph.remove(self)
  }

  /// Returns the preference of the child nodes, or the default value of its key.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    reducePreference(key, into: &value)
    return value ?? K.defaultValue
  }
}
