import UIKit

/// A gesture with what `onChanged` and `onEnded` do.
struct GestureHearing<G: Gesture>: RecognizedGesture {
  typealias Value = G.Value
  typealias Body = Never
  let gesture: G
  var changed: ((G.Value) -> Void)?
  var ended: ((G.Value) -> Void)?

  func attach(to target: GestureTarget, _ events: GestureEvents<G.Value>) {
    var inner = events
    if let changed {
      inner.changed = { value in
        changed(value)
        events.changed(value)
      }
    }
    if let ended {
      inner.ended = { value in
        ended(value)
        events.ended(value)
      }
    }
    gesture.attached(to: target, inner)
  }
}

struct GestureMapping<G: Gesture, T>: RecognizedGesture {
  typealias Value = T
  typealias Body = Never
  let gesture: G
  let map: (G.Value) -> T
  func attach(to target: GestureTarget, _ events: GestureEvents<T>) {
    gesture.attached(
      to: target,
      GestureEvents(
        changed: { events.changed(map($0)) }, ended: { events.ended(map($0)) }, finished: events.finished))
  }
}

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
