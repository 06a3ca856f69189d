import Foundation

extension CGSize {
  /// Returns the width and height that `t` maps this size to, taken as a vector: the translation plays no part, and the
  /// result can be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Returns whether both sizes are the same; the same as `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

// Foundation on Linux leaves this conformance to us: on Apple's systems it is CoreGraphics that has it.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height in parentheses: `(10.0, 20.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}
