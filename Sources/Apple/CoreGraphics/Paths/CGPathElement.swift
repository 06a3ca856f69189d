import Foundation

/// One step of a path, as `CGPath.applyWithBlock(_:)` hands it over.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathelement
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The points of the step, valid during the call only: one for a move or a line, two for a quadratic curve, three for a
  /// cubic one (control points first), none for a close.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element from its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
