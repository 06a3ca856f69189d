import UIKit

/// Two fingers that move apart or together, by the type that `MagnifyGesture` has replaced.
///
/// - Source: developer.apple.com/documentation/swiftui/magnificationgesture
public struct MagnificationGesture: Gesture, RecognizedGesture {
  /// The factor of the size.
  public typealias Value = CGFloat
  /// The view is drawn by the framework, so it has no body.
  public typealias Body = Never

  /// The change of the factor before the gesture begins. Ignored: it begins as UIKit's pinch.
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
