/// The node and the transaction of the current evaluation. They are task-local, so that threads and hosts are
/// independent.
enum Evaluation {
  @TaskLocal static var node: NodeReference?

  /// A reference to a node that can be stored in a task-local value.
  ///
  /// Unchecked: The node is used only on the main actor.
  final class NodeReference: @unchecked Sendable {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
  }
}
