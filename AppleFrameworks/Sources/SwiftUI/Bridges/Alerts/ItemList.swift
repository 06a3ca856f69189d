import UIKit

/// What buttons and fields there are in views that are not shown as they are, but as UIKit's.
@MainActor
enum ItemList {
  static func items<V: View>(of view: V, _ node: Node) -> [MenuItem] {
    let made = NodeFactory.make(
      view, NodeContext(parent: nil, graph: node.graph, environment: node.environment.forListing))
    defer { made.tearDown() }
    return made.listedItems
  }
}
