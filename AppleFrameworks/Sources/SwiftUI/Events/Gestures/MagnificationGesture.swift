import UIKit

/// - Source: developer.apple.com/documentation/swiftui/magnificationgesture
public struct MagnificationGesture: Gesture, RecognizedGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  func attach(to target: GestureTarget, _ events: GestureEvents<CGFloat>) {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).attach(
      to: target,
      GestureEvents(
        changed: { events.changed($0.magnification) }, ended: { events.ended($0.magnification) },
        finished: events.finished))
  }
}
