import UIKit

/// A finger that rests on the view.
///
/// - Source: developer.apple.com/documentation/swiftui/longpressgesture
public struct LongPressGesture: Gesture, RecognizedGesture {
  /// `true` while the finger rests.
  public typealias Value = Bool
  /// The view is drawn by the framework, so it has no body.
  public typealias Body = Never

  /// The seconds that the finger rests.
  ///
  /// - Default: 0.5.
  public var minimumDuration: Double

  /// The points that the finger may move.
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
