import UIKit

/// A gesture of two fingers that move apart or together. Superseded by `MagnifyGesture`.
///
/// - Source: developer.apple.com/documentation/swiftui/magnificationgesture
public struct MagnificationGesture: Gesture, RecognizedGesture {
  /// The type of the value, which is the magnification factor.
  public typealias Value = CGFloat
  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never

  /// The change of the factor before the gesture begins. It is ignored: the gesture begins like UIKit's pinch gesture.
  ///
  /// - Default: 0.01.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  func attach(to target: GestureTarget, _ events: GestureEvents<CGFloat>) {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).attach(
      to: target,
      GestureEvents(
        changed: { events.changed($0.magnification) }, ended: { events.ended($0.magnification) },
        finished: events.finished))
  }
}
