import UIKit

struct GestureUpdating<G: Gesture, State>: RecognizedGesture {
  typealias Value = G.Value
  typealias Body = Never
  let gesture: G
  let state: GestureState<State>
  let update: (G.Value, inout State, inout Transaction) -> Void

  func attach(to target: GestureTarget, _ events: GestureEvents<G.Value>) {
    var inner = events
    inner.changed = { value in
      var transaction = Transaction.current
      transaction.isContinuous = true
      var current = state.wrappedValue
      update(value, &current, &transaction)
      state.set(current, transaction)
      events.changed(value)
    }
    inner.finished = {
      state.reset()
      events.finished()
    }
    gesture.attached(to: target, inner)
  }
}
