import HostServices
import UIKit

/// A gesture of two fingers that rotate.
///
/// - Source: developer.apple.com/documentation/swiftui/rotategesture
public struct RotateGesture: Gesture, RecognizedGesture {
  /// The state of a rotation.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/rotategesture/value
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The angle of the rotation.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The center between the fingers, relative to the size of the view.
    public var startAnchor: UnitPoint
    /// The center between the fingers, in the coordinates of the view.
    public var startLocation: CGPoint
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The angle before the gesture begins. It is ignored: the gesture begins like UIKit's rotation gesture.
  ///
  /// - Default: 1 degree.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    _ = target.add(UIRotationGestureRecognizer.self, UIRotationGestureRecognizer()) { recognizer in
      let point = recognizer.location(in: target.view)
      let size = target.view.bounds.size
      let value = Value(
        time: HostServices.date, rotation: Angle(radians: recognizer.rotation),
        velocity: Angle(radians: recognizer.velocity),
        startAnchor: UnitPoint(
          x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0),
        startLocation: point)
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
