import UIKit

/// - Source: developer.apple.com/documentation/swiftui/tapgesture
public struct TapGesture: Gesture, RecognizedGesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int
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
