import HostServices
import UIKit

/// - Source: developer.apple.com/documentation/swiftui/magnifygesture
public struct MagnifyGesture: Gesture, RecognizedGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
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
