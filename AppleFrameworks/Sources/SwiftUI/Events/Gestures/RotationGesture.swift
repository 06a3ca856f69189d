import UIKit

/// A gesture of two fingers that rotate.
///
/// - Source: developer.apple.com/documentation/swiftui/rotationgesture
public struct RotationGesture: Gesture, RecognizedGesture {
  /// The type of the value, which is the angle of the rotation.
  public typealias Value = Angle
  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The angle before the gesture begins. It is ignored: the gesture begins like UIKit's rotation gesture.
  ///
  /// - Default: 1 degree.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  func attach(to target: GestureTarget, _ events: GestureEvents<Angle>) {
    _ = target.add(UIRotationGestureRecognizer.self, UIRotationGestureRecognizer()) { recognizer in
      let value = Angle(radians: recognizer.rotation)
      switch recognizer.state {
      case .began, .changed: events.changed(value)
      case .ended:
        events.ended(value)
        events.finished()
      case .cancelled, .failed: events.finished()
      default: break
      }
    }
  }
}
