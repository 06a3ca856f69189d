import Observation

/// The node of a view with a body. It evaluates the body again after a change of the view or of a value that it has
/// read.
@MainActor
final class CompositeNode<V: View>: ViewNode<V> {
  /// The view without connected dynamic properties.
  private var given: V
  /// The view with connected dynamic properties.
  private var connected: V
  private var child: ViewNode<V.Body>?
  private lazy var store = PropertyStore(node: self)
  private let fields: DynamicFields
  private var animation: AnimatedData?

  init(_ view: V, _ context: NodeContext) {
    given = view
    connected = view
    fields = DynamicFields.of(V.self)
    super.init(context)
    evaluate()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: V) {
    if valuesAreEqual(given, view) { return }
    animation = AnimatedData.following(from: connected, to: view, earlier: animation, graph: graph, node: self)
    given = view
    evaluate()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if !fields.isEmpty, store.isConcerned(by: environment, insteadOf: old) { evaluate() }
    child?.setEnvironment(environment)
  }

  override func evaluate() {
    guard !isGone else { return }
    connected = given
    animation?.apply(to: &connected)
    if !fields.isEmpty {
      store.beginConnecting()
      fields.connect(&connected, to: store)
    }
    graph.evaluations += 1
    let body = graph.tracking(self) { connected.body }
    if let child {
      child.update(body)
    } else {
      child = NodeFactory.make(body, context())
    }
  }

  override func collect(into boxes: inout [Box]) { child?.collect(into: &boxes) }
  override func collectLazily(into items: inout [LazyItem]) { child?.collectLazily(into: &items) }
}
