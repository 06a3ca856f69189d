import HostServices
import UIKit

/// A gesture of a moving finger.
///
/// - Source: developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture, RecognizedGesture {
  /// The state of a drag.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/draggesture/value
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location of the first touch.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize
    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The predicted location at which the drag stops, with the deceleration of scroll views.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }

    /// The distance from the start to ``predictedEndLocation``, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The distance in points that the finger moves before the gesture begins.
  ///
  /// - Default: 10.
  public var minimumDistance: CGFloat

  /// The coordinate space of the locations.
  ///
  /// - Default: `.local`.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    let space = coordinateSpace
    let recognizer = target.add(DragRecognizer.self, DragRecognizer()) { recognizer in
      let location = target.point(recognizer, in: space)
      let shift = CGPoint(
        x: recognizer.location(in: nil).x - recognizer.start.x, y: recognizer.location(in: nil).y - recognizer.start.y)
      let value = Value(
        time: HostServices.date, location: location,
        startLocation: CGPoint(x: location.x - shift.x, y: location.y - shift.y),
        velocity: recognizer.velocity)
      switch recognizer.state {
      case .began, .changed: events.changed(value)
      case .ended:
        events.ended(value)
        events.finished()
      case .cancelled, .failed: events.finished()
      default: break
      }
    }
    recognizer.minimumDistance = minimumDistance
  }
}
