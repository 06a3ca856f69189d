import UIKit

/// - Source: developer.apple.com/documentation/swiftui/rotationgesture
public struct RotationGesture: Gesture, RecognizedGesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle
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
