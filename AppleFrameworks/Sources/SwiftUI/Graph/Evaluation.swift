/// The node and the transaction of the running evaluation. They are task-local, so that threads and hosts do not
/// interfere.
enum Evaluation {
  @TaskLocal static var node: NodeReference?

  /// A reference to a node that tasks can carry.
  ///
  /// Unchecked: the node is used on the main actor only.
  final class NodeReference: @unchecked Sendable {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
  }
}
