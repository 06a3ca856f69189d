import Foundation

/// A graph of connected nodes.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgraph
open class GKGraph: NSObject {
  open internal(set) var nodes: [GKGraphNode]?

  public override init() {
    nodes = []
    super.init()
  }

  public init(_ nodes: [GKGraphNode]) {
    self.nodes = nodes
    super.init()
  }

  open func add(_ nodes: [GKGraphNode]) {
    for node in nodes where !contains(node) { self.nodes = (self.nodes ?? []) + [node] }
  }

  /// Removes nodes and their connections.
  open func remove(_ nodes: [GKGraphNode]) {
    let removed = Set(nodes.map { ObjectIdentifier($0) })
    self.nodes?.removeAll { removed.contains(ObjectIdentifier($0)) }
    for node in self.nodes ?? [] { node.connectedNodes.removeAll { removed.contains(ObjectIdentifier($0)) } }
    for node in nodes { node.connectedNodes = [] }
  }

  private func contains(_ node: GKGraphNode) -> Bool { nodes?.contains { $0 === node } ?? false }

  /// Connects a node to the one with the lowest cost.
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    let others = (nodes ?? []).filter { $0 !== node }
    guard let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) else { return }
    node.addConnections(to: [nearest], bidirectional: bidirectional)
  }

  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}
