/// A view at its place: what the view's value is now, what it was told by those above, and its state.
///
/// Nodes make a tree of the same shape as the views' values. A node lives as long as its view keeps its identity: as long as
/// what is above it gives it a view of the same type at the same place, or with the same id. What is shown are boxes, which nodes
/// of views that show something own, and which the others hand on.
@MainActor
class Node {
  private(set) weak var parent: Node?
  unowned let graph: ViewGraph
  let depth: Int
  private(set) var environment: EnvironmentValues
  private(set) var isGone = false
  /// Set while this waits to be evaluated.
  var isWaiting = false
  /// Who has read what, by this; one for each node, so that readers can be told apart.
  lazy var reference = Evaluation.NodeReference(self)

  init(_ context: NodeContext) {
    parent = context.parent
    graph = context.graph
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// For what is made below this node, with this node's environment unless another is given.
  func context(_ environment: EnvironmentValues? = nil) -> NodeContext {
    NodeContext(parent: self, graph: graph, environment: environment ?? self.environment)
  }

  // MARK: For subclasses

  /// The nodes right below, in order.
  var children: [Node] { [] }

  /// The environment is another; nodes below are told by this.
  func environmentDidChange(from old: EnvironmentValues) {
    for child in children { child.setEnvironment(environment) }
  }

  /// Something that was read has changed.
  func evaluate() {}

  /// Adds the boxes of what is shown here, in order.
  func collect(into boxes: inout [Box]) {
    for child in children { child.collect(into: &boxes) }
  }

  /// Adds what is shown here without making it all: rows of long lists come as what makes them.
  func collectLazily(into items: inout [LazyItem]) {
    var boxes: [Box] = []
    collect(into: &boxes)
    items += boxes.map { .box($0) }
  }

  /// What nodes below have to say to those above.
  func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    for child in children { child.reducePreference(key, into: &value) }
  }

  /// It came on the screen with all that is below. Actions are collected from the outside to the inside, and run the other way round.
  func appear(into actions: inout [() -> Void]) {
    for child in children { child.appear(into: &actions) }
  }

  func disappear(into actions: inout [() -> Void]) {
    for child in children { child.disappear(into: &actions) }
  }

  /// It is gone for good, and all that is below with it.
  func tearDown() {
    isGone = true
    for child in children { child.tearDown() }
  }

  /// The boxes below are others than before.
  func boxesDidChange() { parent?.boxesDidChange() }

  // MARK: Doing

  final func setEnvironment(_ new: EnvironmentValues) {
    guard !environment.isIdentical(to: new) else { return }
    let old = environment
    environment = new
    environmentDidChange(from: old)
  }

  /// Has this node evaluated in the next update.
  final func invalidate(_ transaction: Transaction = Transaction()) {
    guard !isGone else { return }
    graph.invalidate(self, transaction)
  }

  /// Takes a node out that its view has left.
  final func remove() {
    graph.remove(self)
  }

  /// What was said below, or the key's default where nothing was.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var value: K.Value?
    reducePreference(key, into: &value)
    return value ?? K.defaultValue
  }
}
