import UIKit

/// A combination of two gestures that can be recognized at the same time.
///
/// - Source: developer.apple.com/documentation/swiftui/simultaneousgesture
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture, RecognizedGesture {
  /// The values of both gestures.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/simultaneousgesture/value
  public struct Value {
    /// The value of the first gesture; `nil` while it is inactive.
    public var first: First.Value?
    /// The value of the second gesture; `nil` while it is inactive.
    public var second: Second.Value?
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never
  /// The first gesture.
  public nonisolated(unsafe) var first: First
  /// The second gesture.
  public nonisolated(unsafe) var second: Second
  /// Creates a gesture from two gestures.
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
