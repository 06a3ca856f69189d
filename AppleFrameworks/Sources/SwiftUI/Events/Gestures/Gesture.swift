import UIKit

/// A type that describes a gesture, which changes values and calls actions.
///
/// - Source: developer.apple.com/documentation/swiftui/gesture
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// The type of the value that the gesture produces.
  associatedtype Value
  /// The type of the gesture that makes up this gesture; `Never` for gestures of the framework.
  associatedtype Body: Gesture
  /// The gesture that makes up this gesture.
  var body: Self.Body { get }
}

extension Never: Gesture {
  /// The type of the value, which the gesture never produces.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// The body, which built-in gestures do not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other gestures: it has no body") }
}

extension Gesture {
  /// Attaches this gesture or its body to a target.
  func attached(to target: GestureTarget, _ events: GestureEvents<Value>) {
    if let recognized = self as? any RecognizedGesture {
      attach(recognized, target, events)
    } else if Body.self != Never.self {
      attachBody(body, target, events)
    }
  }

  private func attach<R: RecognizedGesture>(_ gesture: R, _ target: GestureTarget, _ events: GestureEvents<Value>) {
    gesture.attach(
      to: target,
      GestureEvents<R.Value>(
        changed: { if let value = $0 as? Value { events.changed(value) } },
        ended: { if let value = $0 as? Value { events.ended(value) } }, finished: events.finished))
  }

  private func attachBody<B: Gesture>(_ body: B, _ target: GestureTarget, _ events: GestureEvents<Value>) {
    body.attached(
      to: target,
      GestureEvents<B.Value>(
        changed: { if let value = $0 as? Value { events.changed(value) } },
        ended: { if let value = $0 as? Value { events.ended(value) } }, finished: events.finished))
  }

  /// Returns the gesture with an action that is called when it ends.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns the gesture with an action that is called when its value changes.
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Returns the gesture with a state that it updates. The state is reset to its initial value when the gesture ends.
  ///
  /// - Parameters:
  ///   - state: The state to update.
  ///   - body: A closure that updates the state from the value of the gesture, with the transaction of the change.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns a combination of two gestures that can be recognized at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a combination of two gestures of which only one is recognized. This gesture takes precedence.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns the gesture with a transformed value.
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> some Gesture<T> {
    GestureMapping(gesture: self, map: body)
  }
}
