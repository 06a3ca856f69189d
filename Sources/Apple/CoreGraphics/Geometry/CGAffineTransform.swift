import Foundation

/// A matrix that translates, scales, rotates and skews points in a plane. Lines remain straight, and parallel lines
/// remain parallel.
///
/// A point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty). Points are row vectors, so that the first of two
/// concatenated transforms is applied first.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The factor of x for the new x.
  public var a: CGFloat
  /// The factor of x for the new y.
  public var b: CGFloat
  /// The factor of y for the new x.
  public var c: CGFloat
  /// The factor of y for the new y.
  public var d: CGFloat
  /// The offset of x.
  public var tx: CGFloat
  /// The offset of y.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// Creates a transform of zeros, which maps every point to the origin. It isn't `identity`.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// Creates a transform from its six elements.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six elements, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// Creates a scaling; negative factors reflect.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// Creates a rotation around the origin.
  ///
  /// - Parameter angle: The angle in radians, from the positive x axis toward the positive y axis: clockwise in UIKit,
  ///   where y points downwards.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  // The encoded form is the six numbers in order, without keys.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    a = try container.decode(CGFloat.self)
    b = try container.decode(CGFloat.self)
    c = try container.decode(CGFloat.self)
    d = try container.decode(CGFloat.self)
    tx = try container.decode(CGFloat.self)
    ty = try container.decode(CGFloat.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try container.encode(entry) }
  }
}
