import Foundation

/// A machine of states, of which one is active.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstatemachine
open class GKStateMachine: NSObject {
  /// The current state; `nil` until the first state is entered.
  open private(set) var currentState: GKState?
  private var states: [ObjectIdentifier: GKState] = [:]

  /// Creates a machine with states. If several states have the same class, the last one is used.
  public init(states: [GKState]) {
    super.init()
    for state in states {
      self.states[ObjectIdentifier(type(of: state))] = state
      state.stateMachine = self
    }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Returns whether the machine contains the state and the current state allows it to follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Enters another state if it is valid.
  ///
  /// - Returns: Whether the state was entered.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Updates the current state.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
