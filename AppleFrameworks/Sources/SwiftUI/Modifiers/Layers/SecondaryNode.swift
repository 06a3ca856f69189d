/// Nodes of overlays and the like have the modifier's node as their parent, but their boxes are none of what that collects: a change
/// among them means placing anew, and nothing else.
@MainActor
final class SecondaryNode: Node {
  weak var box: Box?

  init(owner: Node) {
    super.init(owner.context())
  }

  override func boxesDidChange() { graph.invalidateLayout() }
}
