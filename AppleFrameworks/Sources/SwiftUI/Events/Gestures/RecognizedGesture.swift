import UIKit

/// A gesture of this framework, which creates recognizers.
@MainActor
protocol RecognizedGesture: Gesture {
  func attach(to target: GestureTarget, _ events: GestureEvents<Value>)
}

/// The event handlers of a gesture.
@MainActor
struct GestureEvents<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// A closure that is called when the gesture ends or is canceled.
  var finished: () -> Void = {}
}
