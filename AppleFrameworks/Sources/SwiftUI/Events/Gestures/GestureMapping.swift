import UIKit

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
