/// The parent of nodes of overlays and the like. Their boxes are not part of the modifier's content, so a change of
/// them requires a layout pass only.
@MainActor
final class SecondaryNode: Node {
  weak var box: Box?

  init(owner: Node) {
    super.init(owner.context())
  }

  override func boxesDidChange() { graph.invalidateLayout() }
}
