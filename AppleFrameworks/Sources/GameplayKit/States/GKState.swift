import Foundation

/// A state of a machine. Subclasses say what it does, and which states may follow.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstate
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?

  public override init() { super.init() }

  /// Whether a state may follow this one: all may, where a subclass does not decide.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}
