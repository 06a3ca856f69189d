/// What runs right now: which node's body, and with which transaction. Task-local, so that no two threads or hosts meet in it.
enum Evaluation {
  @TaskLocal static var node: NodeReference?

  /// A node as tasks may carry it along: it is used on the main actor only.
  final class NodeReference: @unchecked Sendable {
    weak var node: Node?
    init(_ node: Node) { self.node = node }
  }
}
