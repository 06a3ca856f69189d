import Foundation

/// A rule with a condition and an action.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrule
open class GKRule: NSObject {
  /// The salience. Rules with a higher salience come first.
  open var salience = 0

  private let condition: (GKRuleSystem) -> Bool
  private let action: (GKRuleSystem) -> Void

  /// Creates a rule whose subclass provides the condition and the action.
  public override convenience init() { self.init(blockPredicate: { _ in false }, action: { _ in }) }

  public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
    (condition, self.action) = (predicate, action)
  }

  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition(system) }
  open func performAction(in system: GKRuleSystem) { action(system) }
}
