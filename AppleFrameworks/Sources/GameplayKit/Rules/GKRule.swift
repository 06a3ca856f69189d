import Foundation

/// A condition with an action.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrule
open class GKRule: NSObject {
  /// Rules of higher salience come first.
  open var salience = 0

  private let condition: (GKRuleSystem) -> Bool
  private let action: (GKRuleSystem) -> Void

  /// A rule whose subclass has the condition and the action.
  public override convenience init() { self.init(blockPredicate: { _ in false }, action: { _ in }) }

  public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
    (condition, self.action) = (predicate, action)
  }

  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }
  open func performAction(in system: GKRuleSystem) { action(system) }
}
