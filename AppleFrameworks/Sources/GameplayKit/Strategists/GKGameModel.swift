// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The maximum score for a strategist. The minimum is `GKGameModelMinScore`.
public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

/// - Source: developer.apple.com/documentation/gameplaykit/gkgamemodelplayer
public protocol GKGameModelPlayer: NSObjectProtocol {
  var playerId: Int { get }
}

/// A move, whose value a strategist sets.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgamemodelupdate
public protocol GKGameModelUpdate: NSObjectProtocol {
  var value: Int { get set }
}

/// The state of a game, with its moves and their scores.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgamemodel
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

/// Default implementations of the optional methods of a model.
extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// A strategist that selects moves of a game.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstrategist
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
