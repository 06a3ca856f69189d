/// A view at its place in the hierarchy: its current value, its environment and its state.
///
/// Nodes form a tree of the same shape as the values of the views. A node lives as long as its view keeps its identity:
/// while the view above provides a view of the same type at the same place, or with the same id. Boxes show the
/// content. Nodes of views with content of their own have boxes; the others pass on those below.
@MainActor
class Node {
  private(set) weak var parent: Node?
  unowned let graph: ViewGraph
  let depth: Int
  private(set) var environment: EnvironmentValues
  private(set) var isGone = false
  /// Whether the node waits to be evaluated.
  var isWaiting = false
  /// The reader that values remember; one for each node, so that readers can be compared.
  lazy var reference = Evaluation.NodeReference(self)

  init(_ context: NodeContext) {
    parent = context.parent
    graph = context.graph
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// Returns the context for nodes below this one, with its environment or another one.
  func context(_ environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(parent: self, graph: graph, environment: environment ?? self.environment)
  }

  // MARK: For subclasses

  /// The nodes directly below, in order.
  var children: [Node] { [] }

  /// Called after a change of the environment; passes it on to the nodes below.
  func environmentDidChange(from old: EnvironmentValues) {
    for child in children { child.setEnvironment(environment) }
  }

  /// Called after a change of a value that the node has read.
  func evaluate() {}

  /// Adds the boxes of the visible content, in order.
  func collect(into boxes: inout [Box]) {
    for child in children { child.collect(into: &boxes) }
  }

  /// Adds the content without creating all of it: rows of long lists are added as sources of rows.
  func collectLazily(into items: inout [LazyItem]) {
    var boxes: [Box] = []
    collect(into: &boxes)
    items += boxes.map { .box($0) }
  }

  /// The value of a preference of the nodes below.
  func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in children { child.reducePreference(key, into: &value) }
  }

  /// Called when the node and the nodes below appear on the screen. Actions are collected from the outside to the
  /// inside and run in the opposite order.
  func appear(into actions: inout [() -> Void]) {
    for child in children { child.appear(into: &actions) }
  }

  func disappear(into actions: inout [() -> Void]) {
    for child in children { child.disappear(into: &actions) }
  }

  /// Removes the node and the nodes below for good.
  func tearDown() {
    isGone = true
    for child in children { child.tearDown() }
  }

  /// Called after a change of the boxes below.
  func boxesDidChange() { parent?.boxesDidChange() }

  // MARK: Doing

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

  /// Returns the preference of the nodes below, or the default of its key.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    reducePreference(key, into: &value)
    return value ?? K.defaultValue
  }
}
