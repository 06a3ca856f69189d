import UIKit

/// A gesture of ours, which makes recognizers.
@MainActor
protocol RecognizedGesture: Gesture {
  func attach(to target: GestureTarget, _ events: GestureEvents<Value>)
}

/// Who hears of a gesture.
@MainActor
struct GestureEvents<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// It is over, by its end or otherwise.
  var finished: () -> Void = {}
}
