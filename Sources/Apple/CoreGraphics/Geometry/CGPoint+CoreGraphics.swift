import Foundation

extension CGPoint {
  /// Returns the point transformed with `t`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Returns whether both points have the same coordinates; the same as `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}

// Foundation on Linux doesn't declare this conformance, which is in CoreGraphics on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}
