import Foundation

/// A graph with a node at each position of a grid, which is connected to its neighbors.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgridgraph
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  private struct Place: Hashable {
    let x: Int32
    let y: Int32
  }

  public let gridOrigin: vector_int2
  public let gridWidth: Int
  public let gridHeight: Int
  public let diagonalsAllowed: Bool
  private var places: [Place: NodeType] = [:]

  public convenience init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
      nodeClass: NodeType.self)
  }

  /// Creates a grid. A negative width or height is a programming error.
  public init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool, nodeClass: AnyClass
  ) {
    precondition(width >= 0 && height >= 0, "GKGridGraph: \(width) x \(height) is no size of a grid")
    guard let nodeClass = nodeClass as? NodeType.Type else {
      preconditionFailure("GKGridGraph: \(nodeClass) is no class of \(NodeType.self)")
    }
    gridOrigin = position
    (gridWidth, gridHeight) = (Int(width), Int(height))
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    for x in position.x..<position.x + width {
      for y in position.y..<position.y + height {
        let node = nodeClass.init(gridPosition: vector_int2(x, y))
        places[Place(x: x, y: y)] = node
        nodes?.append(node)
      }
    }
    for node in nodes ?? [] { if let node = node as? NodeType { connectToAdjacentNodes(node: node) } }
  }

  /// Returns the node at a position; `nil` if it was removed or is outside of the grid.
  open func node(atGridPosition position: vector_int2) -> NodeType? { places[Place(x: position.x, y: position.y)] }

  /// Connects a node to its neighbors, including diagonal ones if the grid allows them.
  open func connectToAdjacentNodes(node: GKGridGraphNode) {
    for x in Int32(-1)...1 {
      for y in Int32(-1)...1 where (x, y) != (0, 0) && (diagonalsAllowed || x == 0 || y == 0) {
        let position = vector_int2(node.gridPosition.x + x, node.gridPosition.y + y)
        if let other = self.node(atGridPosition: position) { node.addConnections(to: [other], bidirectional: true) }
      }
    }
  }

  open override func add(_ nodes: [GKGraphNode]) {
    super.add(nodes)
    for case let node as NodeType in nodes { places[Place(x: node.gridPosition.x, y: node.gridPosition.y)] = node }
  }

  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for case let node as NodeType in nodes {
      let place = Place(x: node.gridPosition.x, y: node.gridPosition.y)
      if places[place] === node { places[place] = nil }
    }
  }
}
