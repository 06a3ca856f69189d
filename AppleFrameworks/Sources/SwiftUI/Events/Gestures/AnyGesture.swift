import UIKit

/// A gesture with an erased type.
///
/// - Source: developer.apple.com/documentation/swiftui/anygesture
public struct AnyGesture<Value>: RecognizedGesture {
  private let attaching: @MainActor (GestureTarget, GestureEvents<Value>) -> Void

  /// Creates a gesture from another gesture with the same value.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    attaching = { target, events in gesture.attached(to: target, events) }
  }

  /// A gesture without a body. The framework recognizes it.
  public typealias Body = Never

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) { attaching(target, events) }
}
