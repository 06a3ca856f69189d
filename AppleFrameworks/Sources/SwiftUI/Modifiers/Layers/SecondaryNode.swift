/// The parent of the nodes of overlays and similar views. Their boxes are not part of the modifier's content, so
/// their changes require only a layout pass.
@MainActor
final class SecondaryNode: Node {
  weak var box: Box?

  init(owner: Node) {
    super.init(owner.context())
  }

  override func boxesDidChange() { graph.invalidateLayout() }
}
