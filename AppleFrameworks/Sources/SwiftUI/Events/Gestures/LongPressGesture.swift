import UIKit

/// A gesture of a finger that is held on the view.
///
/// - Source: developer.apple.com/documentation/swiftui/longpressgesture
public struct LongPressGesture: Gesture, RecognizedGesture {
  /// The type of the value, which is `true` while the finger is held.
  public typealias Value = Bool
  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The duration that the finger is held, in seconds.
  ///
  /// - Default: 0.5.
  public var minimumDuration: Double

  /// The maximum distance that the finger may move, in points.
  ///
  /// - Default: 10.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  func attach(to target: GestureTarget, _ events: GestureEvents<Bool>) {
    let recognizer = target.add(PressRecognizer.self, PressRecognizer()) { recognizer in
      switch recognizer.state {
      case .began:
        events.changed(true)
        events.ended(true)
        events.finished()
      case .cancelled, .failed: events.finished()
      default: break
      }
    }
    recognizer.minimumPressDuration = minimumDuration
    recognizer.allowableMovement = maximumDistance
    recognizer.onPress = { isPressing in
      if isPressing { events.changed(true) } else { events.finished() }
    }
  }
}
