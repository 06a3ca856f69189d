import HostServices
import UIKit

/// - Source: developer.apple.com/documentation/swiftui/draggesture
public struct DragGesture: Gesture, RecognizedGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest, going on as it goes, slowed as scroll views are.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  public typealias Body = Never
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
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
