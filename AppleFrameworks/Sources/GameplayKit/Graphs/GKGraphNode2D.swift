// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

/// The simd name of vectors that nodes use.
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_int2 = SIMD2<Int32>

/// A node at a point. Costs are distances.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgraphnode2d
open class GKGraphNode2D: GKGraphNode {
  open var position: vector_float2

  public required init(point: vector_float2) {
    position = point
    super.init()
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }

  open override func cost(to node: GKGraphNode) -> Float {
    guard let node = node as? GKGraphNode2D else { return super.cost(to: node) }
    let difference = node.position - position
    return (difference * difference).sum().squareRoot()
  }
}

/// A node at a position of a grid. Costs are distances: 1 to a neighbor, and more diagonally.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgridgraphnode
open class GKGridGraphNode: GKGraphNode {
  open internal(set) var gridPosition: vector_int2

  public required init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }

  open override func estimatedCost(to node: GKGraphNode) -> Float { cost(to: node) }

  open override func cost(to node: GKGraphNode) -> Float {
    guard let node = node as? GKGridGraphNode else { return super.cost(to: node) }
    let (x, y) = (Float(node.gridPosition.x - gridPosition.x), Float(node.gridPosition.y - gridPosition.y))
    return (x * x + y * y).squareRoot()
  }
}
