import HostServices
import UIKit

/// A gesture of two fingers that move apart or together.
///
/// - Source: developer.apple.com/documentation/swiftui/magnifygesture
public struct MagnifyGesture: Gesture, RecognizedGesture {
  /// The state of a magnification.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/magnifygesture/value
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The magnification factor.
    public var magnification: CGFloat
    /// The change of the factor per second.
    public var velocity: CGFloat
    /// The center between the fingers, relative to the size of the view.
    public var startAnchor: UnitPoint
    /// The center between the fingers, in the coordinates of the view.
    public var startLocation: CGPoint
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The change of the factor before the gesture begins. It is ignored: the gesture begins like UIKit's pinch gesture.
  ///
  /// - Default: 0.01.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    _ = target.add(UIPinchGestureRecognizer.self, UIPinchGestureRecognizer()) { recognizer in
      let point = recognizer.location(in: target.view)
      let size = target.view.bounds.size
      let value = Value(
        time: HostServices.date, magnification: recognizer.scale, velocity: recognizer.velocity,
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
