@_spi(Host) import UIKit

/// The node of a representable.
@MainActor
final class RepresentableNode<B: Bridge>: ViewNode<B.R> {
  private let bridge: B
  private var given: B.R
  private var connected: B.R
  private lazy var store = PropertyStore(node: self)
  private let fields: DynamicFields
  private var box: RepresentableBox<B>!
  private var isStale = true

  init(_ bridge: B, _ view: B.R, _ context: NodeContext) {
    self.bridge = bridge
    given = view
    connected = view
    fields = DynamicFields.of(B.R.self)
    super.init(context)
    box = RepresentableBox(owner: self)
  }

  override func update(_ view: B.R) {
    if valuesAreEqual(given, view) { return }
    given = view
    evaluate()
  }
  override func evaluate() {
    isStale = true
    box.invalidateSize()
  }
  override func environmentDidChange(from old: EnvironmentValues) { evaluate() }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }

  /// Returns the updated view.
  func current() -> UIView? {
    let isNew = bridge.view == nil
    guard isNew || isStale else { return bridge.view }
    isStale = false
    connected = given
    if !fields.isEmpty {
      store.beginConnecting()
      fields.connect(&connected, to: store)
    }
    graph.evaluations += 1
    graph.tracking(self) {
      if isNew { bridge.make(connected, environment, graph.transaction) }
      bridge.update(connected, environment, graph.transaction)
    }
    // The view is measured before it is in a window.
    if let view = bridge.view, bridge.controller == nil, view.traitCollection.designGeneration != environment.design {
      view.traitOverrides.designGeneration = environment.design
    }
    return bridge.view
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    _ = current()
    return bridge.size(connected, proposal, environment)
  }

  var controller: UIViewController? { bridge.controller }

  override func tearDown() {
    super.tearDown()
    bridge.view?.removeFromSuperview()
    bridge.dismantle()
  }
}

extension NodeFactory {
  /// Returns the node of a representable, which is the only view without a body that apps define.
  static func makeRepresentable<V: View>(_ view: V, _ context: NodeContext) -> ViewNode<V>? {
    if let type = V.self as? any UIViewRepresentable.Type { return makeView(type, view, context) as? ViewNode<V> }
    if let type = V.self as? any UIViewControllerRepresentable.Type {
      return makeController(type, view, context) as? ViewNode<V>
    }
    return nil
  }

  private static func makeView<R: UIViewRepresentable>(_ type: R.Type, _ view: Any, _ context: NodeContext) -> Node? {
    (view as? R).map { RepresentableNode(BridgedView<R>(), $0, context) }
  }

  private static func makeController<R: UIViewControllerRepresentable>(
    _ type: R.Type, _ view: Any, _ context: NodeContext
  ) -> Node? {
    (view as? R).map { RepresentableNode(BridgedController<R>(), $0, context) }
  }
}
