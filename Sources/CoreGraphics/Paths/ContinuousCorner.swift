import Foundation

/// The smooth corner of iOS: three cubic curves in a square whose sides are `reach` times the radius.
///
/// The figures are those by which the corner has been described publicly for years (PaintCode, "Code for iOS 7 rounded
/// rectangles", 2013; Figma, "Desperately seeking squircles", 2018): distances from the corner in radii.
package enum ContinuousCorner {
  package static let reach: CGFloat = 1.528665

  /// From the side before the corner to the middle, as (distance along the side before, distance along the side after).
  /// The second half mirrors the first.
  private static let sideEnd: CGFloat = 1.528665
  private static let sideControl1: CGFloat = 1.08849296
  private static let sideControl2: CGFloat = 0.86840694
  private static let bendAlong: CGFloat = 0.63149379
  private static let bendAcross: CGFloat = 0.07491139
  private static let arcControlAlong: CGFloat = 0.37282383
  private static let arcControlAcross: CGFloat = 0.16905956

  /// Adds the corner between two sides.
  ///
  /// - Parameters:
  ///   - corner: Where the sides would meet.
  ///   - incoming: One unit from the corner back along the side that comes first.
  ///   - outgoing: One unit from the corner along the side that comes next.
  ///   - shrink1: How much of the wanted length the first side has room for, at most 1.
  ///   - shrink2: The same for the next side.
  package static func add(
    to elements: inout PathElements, corner: CGPoint, radius: CGFloat, incoming: CGVector, outgoing: CGVector,
    shrink1: CGFloat, shrink2: CGFloat
  ) {
    func place(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + radius * (before * incoming.dx + after * outgoing.dx),
        y: corner.y + radius * (before * incoming.dy + after * outgoing.dy))
    }
    // Without room for the long run-up its outer part moves in. As the radii fit the sides, one radius is always left.
    func squeezed(_ distance: CGFloat, _ shrink: CGFloat) -> CGFloat {
      let floor = bendAlong
      guard distance > floor else { return distance }
      return floor + (distance - floor) * (reach * shrink - floor) / (reach - floor)
    }
    elements.line(to: place(squeezed(sideEnd, shrink1), 0))
    elements.cubic(
      place(squeezed(sideControl1, shrink1), 0), place(squeezed(sideControl2, shrink1), 0),
      to: place(bendAlong, bendAcross))
    elements.cubic(
      place(arcControlAlong, arcControlAcross), place(arcControlAcross, arcControlAlong),
      to: place(bendAcross, bendAlong))
    elements.cubic(
      place(0, squeezed(sideControl2, shrink2)), place(0, squeezed(sideControl1, shrink2)),
      to: place(0, squeezed(sideEnd, shrink2)))
  }
}
