import GameplayKit
import TestHosts
import Testing

@Suite("Graphs and strategists", .ownHosts)
struct GKGraphTests {
  @Test("a path goes around removed places of a grid")
  func grid() throws {
    // A wall at x = 1 leaves a gap at y = 2.
    let graph = GKGridGraph<GKGridGraphNode>(fromGridStartingAt: [0, 0], width: 3, height: 3, diagonalsAllowed: false)
    #expect(graph.nodes?.count == 9)
    graph.remove([[1, 0], [1, 1]].compactMap { graph.node(atGridPosition: $0) })
    #expect(graph.node(atGridPosition: [1, 0]) == nil)
    let start = try #require(graph.node(atGridPosition: [0, 0]))
    let goal = try #require(graph.node(atGridPosition: [2, 0]))
    let path = graph.findPath(from: start, to: goal).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
    #expect(path == [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]])
  }

  @Test("the shorter way wins over that of fewer nodes, and no way is no path")
  func distances() {
    let points: [vector_float2] = [[0, 0], [0, 10], [1, 0], [2, 0], [9, 9]]
    let nodes = points.map { GKGraphNode2D(point: $0) }
    nodes[0].addConnections(to: [nodes[1], nodes[2]], bidirectional: true)
    nodes[3].addConnections(to: [nodes[1], nodes[2]], bidirectional: true)
    #expect(nodes[0].findPath(to: nodes[3]) == [nodes[0], nodes[2], nodes[3]])
    #expect(nodes[0].findPath(to: nodes[4]).isEmpty)
    let graph = GKGraph(nodes)
    graph.connectToLowestCostNode(node: nodes[4], bidirectional: true)
    #expect(nodes[4].connectedNodes == [nodes[1]])
    graph.remove([nodes[2]])
    #expect(nodes[0].findPath(to: nodes[3]) == [nodes[0], nodes[1], nodes[3]])
  }

  private final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
  }

  private final class Take: NSObject, GKGameModelUpdate {
    let count: Int
    var value = 0
    init(_ count: Int) { self.count = count }
  }

  /// Nim: who takes the last of the matches, one to three at a time, wins.
  private final class Nim: NSObject, GKGameModel {
    let both = [Player(0), Player(1)]
    var matches: Int
    var turn = 0
    init(_ matches: Int) { self.matches = matches }
    var players: [any GKGameModelPlayer]? { both }
    var activePlayer: (any GKGameModelPlayer)? { both[turn] }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Nim else { return }
      (matches, turn) = (other.matches, other.turn)
    }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Nim(0)
      copy.setGameModel(self)
      return copy
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      (1...3).filter { $0 <= matches }.map { Take($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      matches -= (gameModelUpdate as? Take)?.count ?? 0
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { matches == 0 && turn != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { matches == 0 && turn == player.playerId }
  }

  @Test("a strategist leaves a multiple of four matches", arguments: [(5, 1), (6, 2), (7, 3), (9, 1)])
  func nim(matches: Int, best: Int) {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Nim(matches)
    #expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.maxLookAheadDepth = 9
    #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == best)
  }
}
