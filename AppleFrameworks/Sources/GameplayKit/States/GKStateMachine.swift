import Foundation

/// States, of which one is entered.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkstatemachine
open class GKStateMachine: NSObject {
  /// Nil until a state is entered first.
  open private(set) var currentState: GKState?
  private var states: [ObjectIdentifier: GKState] = [:]

  /// A machine with a state of each class; of several of one class, with the last.
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

  /// Whether the machine has the state and the current one lets it follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Leaves the current state for another, where that may be entered.
  ///
  /// - Returns: Whether it was entered.
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
