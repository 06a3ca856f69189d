import UIKit

/// One of two gestures, the first before the second.
///
/// - Source: developer.apple.com/documentation/swiftui/exclusivegesture
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture, RecognizedGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public typealias Body = Never
  public nonisolated(unsafe) var first: First
  public nonisolated(unsafe) var second: Second
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
