import UIKit

/// A gesture of one or more taps that provides their location.
///
/// - Source: developer.apple.com/documentation/swiftui/spatialtapgesture
public struct SpatialTapGesture: Gesture, RecognizedGesture {
  /// The location of a tap.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/spatialtapgesture/value
  public struct Value: Equatable, Sendable {
    /// The location of the finger.
    public var location: CGPoint
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The number of consecutive taps.
  ///
  /// - Default: 1.
  public var count: Int

  /// The coordinate space of the location.
  ///
  /// - Default: `.local`.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
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
