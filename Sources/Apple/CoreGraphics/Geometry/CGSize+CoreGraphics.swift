import Foundation

extension CGSize {
  /// Returns the size transformed with `t` as a vector, without its translation. The result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Returns whether both sizes are the same; the same as `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

// Foundation on Linux doesn't declare this conformance, which is in CoreGraphics on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height in parentheses: `(10.0, 20.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}
