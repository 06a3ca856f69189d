import Foundation

/// A state of a state machine. Subclasses determine its behavior and the states that may follow.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstate
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Returns whether a state may follow this one. All states may follow unless a subclass overrides this method.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
