import UIKit

/// A gesture of this framework, which creates recognizers.
@MainActor
protocol RecognizedGesture: Gesture {
  func attach(to target: GestureTarget, _ events: GestureEvents<Value>)
}

/// The listeners of a gesture.
@MainActor
struct GestureEvents<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// Called when the gesture is over, whether it has ended or was canceled.
  var finished: () -> Void = {}
}
