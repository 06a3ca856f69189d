import UIKit

/// A gesture of one or more taps.
///
/// - Source: developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: Gesture, RecognizedGesture {
  /// The type of the value. A tap has none.
  public typealias Value = Void
  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The number of consecutive taps.
  ///
  /// - Default: 1.
  public var count: Int

  /// Creates a gesture.
  nonisolated public init(count: Int = 1) { self.count = count }

  func attach(to target: GestureTarget, _ events: GestureEvents<Void>) {
    let recognizer = target.add(UITapGestureRecognizer.self, UITapGestureRecognizer()) { recognizer in
      if recognizer.state == .ended {
        events.ended(())
        events.finished()
      }
    }
    recognizer.numberOfTapsRequired = count
  }
}
