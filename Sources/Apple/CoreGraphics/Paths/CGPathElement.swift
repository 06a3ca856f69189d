import Foundation

/// An element of a path, for `CGPath.applyWithBlock(_:)`.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathelement
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element, valid only during the call: one for a move or a line, two for a quadratic curve, three
  /// for a cubic one (control points first), none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
