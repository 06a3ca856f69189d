import UIKit

/// A gesture with the actions of `onChanged` and `onEnded`.
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
