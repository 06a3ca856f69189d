import UIKit

/// One or more taps.
///
/// - Source: developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: Gesture, RecognizedGesture {
  /// No value: a tap happens or not.
  public typealias Value = Void
  /// The view is drawn by the framework, so it has no body.
  public typealias Body = Never

  /// The number of taps in a row.
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
