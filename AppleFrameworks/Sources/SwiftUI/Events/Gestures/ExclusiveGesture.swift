import UIKit

/// A combination of two gestures of which one is recognized. The first gesture takes precedence.
///
/// - Source: developer.apple.com/documentation/swiftui/exclusivegesture
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, RecognizedGesture {
  /// The value of the gesture that was recognized.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/exclusivegesture/value
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never
  /// The gesture that takes precedence.
  public nonisolated(unsafe) var first: First
  /// The gesture that is recognized only if the first one fails.
  public nonisolated(unsafe) var second: Second
  /// Creates a gesture from two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    first.attached(
      to: target,
      GestureEvents(
        changed: { events.changed(.first($0)) }, ended: { events.ended(.first($0)) }, finished: events.finished))
    let others = target.recognizers
    second.attached(
      to: target,
      GestureEvents(
        changed: { events.changed(.second($0)) }, ended: { events.ended(.second($0)) }, finished: events.finished))
    for recognizer in target.recognizers.dropFirst(others.count) {
      for other in others { recognizer.require(toFail: other) }
    }
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
