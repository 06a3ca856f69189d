import Foundation
import QuartzCore

/// The distance and the angle of two fingers.
@MainActor
struct FingerPair {
  private(set) var distance: CGFloat
  private(set) var angle: CGFloat

  /// Creates a pair of the first two touches; `nil` if there are fewer.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    distance = max(first.distance(to: second), 1)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// Returns the rotation relative to another pair, in radians from -π to π.
  func turn(from other: FingerPair) -> CGFloat {
    remainder(angle - other.angle, 2 * .pi)
  }
}
