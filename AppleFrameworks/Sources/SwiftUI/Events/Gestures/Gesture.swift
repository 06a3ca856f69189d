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
  /// The content of the view.
  public var body: Never { fatalError("\(type(of: self)) is not made of other gestures: it has no body") }
}

extension Gesture {
  /// Attaches the gesture itself, or else its body.
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

  /// Returns the gesture with an action for its end.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns the gesture with an action for each change of its value.
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Returns the gesture with a state that follows it and goes back to its initial value at the end.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Changes the state by the value of the gesture, with the transaction of the change.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Returns a gesture of two that can be made at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture of two of which only one is recognized, this one first.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns the gesture with another value.
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> some Gesture<T> {
    GestureMapping(gesture: self, map: body)
  }
}
