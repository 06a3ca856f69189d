/// The surroundings that a node is created in.
@MainActor
struct NodeContext {
  let parent: Node?
  let graph: ViewGraph
  var environment: EnvironmentValues
}
