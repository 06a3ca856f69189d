import UIKit

/// The node of a geometry reader.
@MainActor
final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var content: ViewNode<Content>?
  private var box: GeometryBox<Content>!
  private var shown: (size: CGSize, insets: EdgeInsets, frame: CGRect)?

  init(_ view: GeometryReader<Content>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    box = GeometryBox(owner: self)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    shown = nil
    graph.invalidateLayout()
  }
  override func evaluate() {
    shown = nil
    graph.invalidateLayout()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.contentDidChange() }

  /// Evaluates the content if its size, insets or position have changed.
  func show(_ size: CGSize, _ insets: EdgeInsets, _ place: PlaceInSpaces) {
    let frame = place.inWindow
    if let shown, shown.size == size, shown.insets == insets, shown.frame == frame { return }
    shown = (size, insets, frame)
    let proxy = GeometryProxy(size: size, safeAreaInsets: insets, place: place)
    graph.evaluations += 1
    let body = graph.tracking(self) { view.content(proxy) }
    if let content {
      content.update(body)
    } else {
      let made = NodeFactory.make(body, context())
      content = made
      graph.added(made)
    }
    graph.evaluateWaiting()
  }
}
