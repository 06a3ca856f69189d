import Foundation

/// A strategist that looks ahead and selects the move whose worst result is the best.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkminmaxstrategist
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?

  /// The source that selects between moves of equal value. Without a source, the first one is selected.
  open var randomSource: (any GKRandom)?

  /// The number of moves to look ahead. For 0, no move is selected.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = ratedMoves(for: player)
    let best = moves.filter { $0.value == moves.first?.value }
    return best.isEmpty ? nil : best[best.count > 1 ? randomSource?.nextInt(upperBound: best.count) ?? 0 : 0]
  }

  /// Returns one of the best moves, selected by the random source.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = ratedMoves(for: player).prefix(max(numMovesToConsider, 0))
    return moves.isEmpty ? nil : moves[moves.count > 1 ? randomSource?.nextInt(upperBound: moves.count) ?? 0 : 0]
  }

  /// Returns the player's moves with their values, starting with the best one. Moves with equal values are in the
  /// model's order.
  private func ratedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard maxLookAheadDepth > 0, let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    for move in moves {
      move.value = value(
        of: after(move, gameModel), for: player, depth: maxLookAheadDepth - 1, above: .min, below: .max)
    }
    let order = moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }
    return order.map(\.element)
  }

  private func after(_ move: any GKGameModelUpdate, _ model: any GKGameModel) -> any GKGameModel {
    guard let copy = model.copy() as? any GKGameModel else {
      preconditionFailure("GKMinmaxStrategist: a copy of \(type(of: model)) is no GKGameModel")
    }
    copy.apply(move)
    return copy
  }

  /// Returns the value of a state, with pruning outside of a range that does not affect the result (Knuth and Moore,
  /// "An Analysis of Alpha-Beta Pruning", 1975). Results that occur earlier have a higher weight.
  private func value(
    of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, above: Int, below: Int
  ) -> Int {
    if model.isWin(for: player) { return GKGameModelMaxScore + depth }
    if model.isLoss(for: player) { return GKGameModelMinScore - depth }
    guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (best, above, below) = (isOwn ? Int.min : Int.max, above, below)
    for move in moves {
      let result = value(of: after(move, model), for: player, depth: depth - 1, above: above, below: below)
      if isOwn {
        best = max(best, result)
        above = max(above, best)
      } else {
        best = min(best, result)
        below = min(below, best)
      }
      if above >= below { break }
    }
    return best
  }
}
