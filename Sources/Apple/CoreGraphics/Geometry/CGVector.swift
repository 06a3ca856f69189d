import Foundation

/// A two-dimensional vector; unlike a `CGPoint`, it has no position.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Hashable, Codable, Sendable {
  /// The component along the x axis.
  public var dx: CGFloat
  /// The component along the y axis.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector()

  /// Creates a zero vector.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from `Double` components.
  public init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// Creates a vector from `Int` components.
  public init(dx: Int, dy: Int) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  // As for CGPoint, the encoded form is the two numbers in order, without keys.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    dx = try container.decode(CGFloat.self)
    dy = try container.decode(CGFloat.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}

extension CGVector: CustomDebugStringConvertible {
  /// The components in parentheses: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
