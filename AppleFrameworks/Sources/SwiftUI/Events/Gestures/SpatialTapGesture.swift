import UIKit

/// - Source: developer.apple.com/documentation/swiftui/spatialtapgesture
public struct SpatialTapGesture: Gesture, RecognizedGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public typealias Body = Never
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Value>) {
    let space = coordinateSpace
    let recognizer = target.add(UITapGestureRecognizer.self, UITapGestureRecognizer()) { recognizer in
      if recognizer.state == .ended {
        events.ended(Value(location: target.point(recognizer, in: space)))
        events.finished()
      }
    }
    recognizer.numberOfTapsRequired = count
  }
}
