import Foundation

/// A node of a graph, with connections to other nodes.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgraphnode
open class GKGraphNode: NSObject {
  open internal(set) var connectedNodes: [GKGraphNode] = []

  public override init() { super.init() }

  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional, !node.connectedNodes.contains(where: { $0 === self }) { node.connectedNodes.append(self) }
    }
  }

  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.connectedNodes.removeAll { $0 === self } }
    }
  }

  /// Returns the estimated cost to another node, connected or not. For the cheapest paths, the estimate must not exceed
  /// the actual cost.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  /// Returns the cost of the connection to another node.
  open func cost(to node: GKGraphNode) -> Float { 1 }

  /// Returns the nodes from this node to a goal, including both. The array is empty if there is no path.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: self, to: goalNode) }
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: startNode, to: self) }
}

/// The A* algorithm: Hart, Nilsson and Raphael, "A Formal Basis for the Heuristic Determination of Minimum Cost Paths",
/// 1968.
///
/// Nodes with equal costs are visited in the order in which they were found, so that results are reproducible.
enum PathSearch {
  private struct Reached {
    var cost: Float
    var previous: GKGraphNode?
    var isDone = false
  }

  static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
    var reached: [ObjectIdentifier: Reached] = [ObjectIdentifier(start): Reached(cost: 0)]
    var open = MinimumQueue()
    open.add(start, start.estimatedCost(to: goal))
    while let node = open.removeFirst() {
      let id = ObjectIdentifier(node)
      guard let own = reached[id], !own.isDone else { continue }
      if node === goal { return nodes(to: goal, reached) }
      reached[id]?.isDone = true
      for next in node.connectedNodes {
        let cost = own.cost + node.cost(to: next)
        if let known = reached[ObjectIdentifier(next)], known.cost <= cost { continue }
        reached[ObjectIdentifier(next)] = Reached(cost: cost, previous: node)
        open.add(next, cost + next.estimatedCost(to: goal))
      }
    }
    return []
  }

  private static func nodes(to goal: GKGraphNode, _ reached: [ObjectIdentifier: Reached]) -> [GKGraphNode] {
    var path = [goal]
    while let previous = reached[ObjectIdentifier(path[path.count - 1])]?.previous { path.append(previous) }
    return path.reversed()
  }
}

/// A priority queue of nodes by cost, in a binary heap. Nodes with equal costs are in the order of their addition.
private struct MinimumQueue {
  private var heap: [(node: GKGraphNode, cost: Float, order: Int)] = []
  private var count = 0

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    (heap[one].cost, heap[one].order) < (heap[other].cost, heap[other].order)
  }

  mutating func add(_ node: GKGraphNode, _ cost: Float) {
    heap.append((node, cost, count))
    count += 1
    var index = heap.count - 1
    while index > 0, isBefore(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> GKGraphNode? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      let children = [2 * index + 1, 2 * index + 2].filter { $0 < heap.count }
      guard let least = children.min(by: { isBefore($0, $1) }), isBefore(least, index) else { return first.node }
      heap.swapAt(index, least)
      index = least
    }
  }
}
