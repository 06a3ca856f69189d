/// What a node is made with.
@MainActor
struct NodeContext {
  let parent: Node?
  let graph: ViewGraph
  var environment: EnvironmentValues
}
