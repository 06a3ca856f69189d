import UIKit

/// Two gestures that may be made at once.
///
/// - Source: developer.apple.com/documentation/swiftui/simultaneousgesture
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, RecognizedGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public typealias Body = Never
  public nonisolated(unsafe) var first: First
  public nonisolated(unsafe) var second: Second
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private final class Current {
    var value = Value()
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    target.delegate.isSimultaneous = true
    let current = Current()
    func end() {
      events.finished()
      current.value = Value()
    }
    first.attached(
      to: target,
      GestureEvents(
        changed: {
          current.value.first = $0
          events.changed(current.value)
        },
        ended: {
          current.value.first = $0
          events.ended(current.value)
        }, finished: end))
    second.attached(
      to: target,
      GestureEvents(
        changed: {
          current.value.second = $0
          events.changed(current.value)
        },
        ended: {
          current.value.second = $0
          events.ended(current.value)
        }, finished: end))
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
