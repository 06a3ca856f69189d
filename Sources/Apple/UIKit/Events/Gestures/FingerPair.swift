import Foundation
import QuartzCore

/// Two fingers: how far apart they are, and how they lie.
@MainActor
struct FingerPair {
  private(set) var distance: CGFloat
  private(set) var angle: CGFloat

  /// Creates the first two of some touches; `nil` where there are fewer.
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
    distance = max(first.distance(to: second), 1)
    angle = atan2(second.y - first.y, second.x - first.x)
  }

  /// How far this pair is turned against another one, in radians from -π to π.
  func turn(from other: FingerPair) -> CGFloat {
    remainder(angle - other.angle, 2 * .pi)
  }
}
