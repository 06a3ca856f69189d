import UIKit

/// A namespace for functions that list the buttons and fields of views, which UIKit displays as alert actions or menu
/// items.
@MainActor
enum ItemList {
  static func items<V: View>(of view: V, _ node: Node) -> [MenuItem] {
    let made = NodeFactory.make(
      view, NodeContext(parent: nil, graph: node.graph, environment: node.environment.forListing))
    defer { made.tearDown() }
    return made.listedItems
  }
}
