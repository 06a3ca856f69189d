import UIKit

/// A gesture that updates a state while it is active.
///
/// - Source: developer.apple.com/documentation/swiftui/gesturestategesture
public struct GestureStateGesture<Base: Gesture, State>: RecognizedGesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture whose value updates the state.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// A closure that updates the state from the value of the gesture, with the transaction of the change.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state. `updating(_:body:)` creates such a gesture.
  public init(
    base: Base, state: GestureState<State>, body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Base.Value>) {
    var inner = events
    inner.changed = { value in
      var transaction = Transaction.current
      transaction.isContinuous = true
      var current = state.wrappedValue
      body(value, &current, &transaction)
      state.set(current, transaction)
      events.changed(value)
    }
    inner.finished = {
      state.reset()
      events.finished()
    }
    base.attached(to: target, inner)
  }
}
