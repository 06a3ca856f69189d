import Foundation

/// The continuous corner of iOS: three cubic curves in a square whose sides are `reach` times the radius.
///
/// The numbers have been published for years (PaintCode, "Code for iOS 7 rounded rectangles", 2013; Figma, "Desperately
/// seeking squircles", 2018): distances from the corner in radii.
package enum ContinuousCorner {
  package static let reach: CGFloat = 1.528665

  /// Half of a corner, beginning at the side before it; the other half is its mirror image. Points are distances from
  /// the corner in radii: `x` along the side, `y` across it.
  private struct Half {
    var sideEnd: CGPoint
    var sideControl1: CGPoint
    var sideControl2: CGPoint
    var bend: CGPoint
    var arcControl: CGPoint

    /// Returns the half for a side without space for the whole curve.
    ///
    /// - Parameter room: The available length of the side in radii: from 1, which only fits the circle, to `reach`. In
    ///   between, all points are interpolated, so that the curve remains smooth.
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

  /// A quarter circle in three segments, divided at the same distance from the corner as the continuous one.
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
  ///   - corner: The intersection of the sides.
  ///   - incoming: A unit vector from the corner back along the first side.
  ///   - outgoing: A unit vector from the corner along the next side.
  ///   - shrink1: the available fraction of the length on the first side, at most 1.
  ///   - shrink2: the available fraction of the length on the next side, at most 1.
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
