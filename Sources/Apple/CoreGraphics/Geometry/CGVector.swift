import Foundation

/// A direction and distance in two dimensions; unlike a `CGPoint` it has no place.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Hashable, Codable, Sendable {
  /// The distance along the x axis.
  public var dx: CGFloat
  /// The distance along the y axis.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector()

  /// Creates the vector of no length.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a vector from its two distances.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from two `Double` distances.
  public init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// Creates a vector from two whole distances.
  public init(dx: Int, dy: Int) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  // As with CGPoint, the coded form is the two numbers in a row, without keys.
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
  /// The two distances in parentheses: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
