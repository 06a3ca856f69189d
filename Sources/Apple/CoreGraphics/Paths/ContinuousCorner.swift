import Foundation

/// The smooth corner of iOS: three cubic curves in a square whose sides are `reach` times the radius.
///
/// The figures are those by which the corner has been described publicly for years (PaintCode, "Code for iOS 7 rounded
/// rectangles", 2013; Figma, "Desperately seeking squircles", 2018): distances from the corner in radii.
package enum ContinuousCorner {
  package static let reach: CGFloat = 1.528665

  /// Half of a corner, from the side before it on; the other half mirrors it. Points are distances from the corner, in
  /// radii: along the side in `x`, across it in `y`.
  private struct Half {
    var sideEnd: CGPoint
    var sideControl1: CGPoint
    var sideControl2: CGPoint
    var bend: CGPoint
    var arcControl: CGPoint

    /// Returns the half for a side that has room for less than the whole run-up.
    ///
    /// - Parameter room: The length of the side that the corner has, in radii: from 1, where only the circle fits, to
    ///   `reach`. In between all points move along, so that the curve never gets a kink.
    static func fitting(_ room: CGFloat) -> Half {
      let share = min(max((room - 1) / (reach - 1), 0), 1)
      if share == 1 { return smooth }
      func between(_ point: KeyPath<Half, CGPoint>) -> CGPoint {
        let start = circular[keyPath: point]
        let end = smooth[keyPath: point]
        return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
      return Half(
        sideEnd: between(\.sideEnd), sideControl1: between(\.sideControl1), sideControl2: between(\.sideControl2),
        bend: between(\.bend), arcControl: between(\.arcControl))
    }
  }

  private static let smooth = Half(
    sideEnd: CGPoint(x: reach, y: 0), sideControl1: CGPoint(x: 1.08849296, y: 0),
    sideControl2: CGPoint(x: 0.86840694, y: 0), bend: CGPoint(x: 0.63149379, y: 0.07491139),
    arcControl: CGPoint(x: 0.37282383, y: 0.16905956))

  /// A quarter circle in three pieces too, divided as far from the corner as the smooth one.
  private static let circular: Half = {
    let sine = 1 - smooth.bend.x
    let cosine = (1 - sine * sine).squareRoot()
    let angle = asin(sine)
    let run = 4 / 3 * tan(angle / 4)
    let arc = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4)
    let bend = CGPoint(x: smooth.bend.x, y: 1 - cosine)
    return Half(
      sideEnd: CGPoint(x: 1, y: 0), sideControl1: CGPoint(x: 1 - run, y: 0),
      sideControl2: CGPoint(x: bend.x + run * cosine, y: bend.y - run * sine), bend: bend,
      arcControl: CGPoint(x: bend.x - arc * cosine, y: bend.y + arc * sine))
  }()

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
    func first(_ point: CGPoint) -> CGPoint { place(point.x, point.y) }
    func second(_ point: CGPoint) -> CGPoint { place(point.y, point.x) }
    let before = Half.fitting(reach * shrink1)
    let after = Half.fitting(reach * shrink2)
    elements.line(to: first(before.sideEnd))
    elements.cubic(first(before.sideControl1), first(before.sideControl2), to: first(before.bend))
    elements.cubic(first(before.arcControl), second(after.arcControl), to: second(after.bend))
    elements.cubic(second(after.sideControl2), second(after.sideControl1), to: second(after.sideEnd))
  }
}
