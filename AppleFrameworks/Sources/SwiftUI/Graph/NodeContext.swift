/// The context in which a node is created.
@MainActor
struct NodeContext {
  let parent: Node?
  let graph: ViewGraph
  var environment: EnvironmentValues
}
