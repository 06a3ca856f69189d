import UIKit

/// Lists the buttons and fields of views that UIKit shows as alert actions or menu items.
@MainActor
enum ItemList {
  static func items<V: View>(of view: V, _ node: Node) -> [MenuItem] {
    let made = NodeFactory.make(
      view, NodeContext(parent: nil, graph: node.graph, environment: node.environment.forListing))
    defer { made.tearDown() }
    return made.listedItems
  }
}
