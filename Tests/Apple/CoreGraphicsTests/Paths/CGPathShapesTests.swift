import CoreGraphics
import Testing

struct CGPathShapesTests {
  @Test("an arc begins with a line from the current point, or with a move")
  func arcStart() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.steps.first == "moveToPoint (10.0, 0.0)")
    #expect(isNear(path.currentPoint, CGPoint(x: 0, y: 10), 1e-9))
    let joined = CGMutablePath()
    joined.move(to: .zero)
    joined.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(joined.steps[1] == "addLineToPoint (10.0, 0.0)")
  }

  @Test("clockwise takes the other way round")
  func arcDirection() {
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(short.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10), 1e-6))
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(long.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), 1e-6))
  }

  @Test("a full turn is a whole circle", arguments: [false, true])
  func fullCircle(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10), 1e-6))
  }

  @Test("points of arcs lie on the circle")
  func arcAccuracy() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 100, startAngle: 1, delta: -2.5)
    for polyline in path.elements.polylines(tolerance: 0.001) {
      for point in polyline.points { #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 100) < 0.03) }
    }
  }

  @Test("an arc between tangents touches both lines")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isNear(path.currentPoint, CGPoint(x: 10, y: 4), 1e-9))
    #expect(path.steps[1] == "addLineToPoint (6.0, 0.0)")
    let turned = CGMutablePath()
    turned.move(to: CGPoint(x: 0, y: 0))
    turned.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(isNear(turned.currentPoint, CGPoint(x: 10, y: -4), 1e-9))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    #expect(straight.steps.last == "addLineToPoint (10.0, 0.0)")
  }

  @Test("radii too large are cut down to half the sides")
  func largeRadii() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 50, cornerHeight: 50, transform: nil)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
    let square = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerWidth: 0, cornerHeight: 0, transform: nil)
    #expect(square.isRect(nil))
  }

  @Test("four radii share a side that is too short in proportion")
  func fourRadii() {
    let fitted = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 0).fitting(
      CGSize(width: 20, height: 100))
    #expect(fitted == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0))
    let odd = CornerRadii(topLeft: .nan, topRight: -1, bottomRight: 3, bottomLeft: 0).fitting(
      CGSize(width: 20, height: 20))
    #expect(odd == CornerRadii(topLeft: 0, topRight: 0, bottomRight: 3, bottomLeft: 0))
  }

  @Test("continuous corners leave the side at 1.528665 radii and cut off less than round ones in the middle")
  func continuousCorner() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let smooth = CGPath.roundedRect(rect, radii: CornerRadii(20), continuous: true)
    #expect(isNear(smooth.elements.points[0], CGPoint(x: 20 * 1.528665, y: 0)))
    #expect(isNear(smooth.boundingBoxOfPath, rect))
    // On the diagonal, both corners are nearly equal. Next to it, the continuous one bends earlier.
    let round = CGPath.roundedRect(rect, radii: CornerRadii(20), continuous: false)
    #expect(round.contains(CGPoint(x: 20, y: 0.05)))
    #expect(!smooth.contains(CGPoint(x: 20, y: 0.05)))
  }

  @Test("continuous corners without room meet in the middle of the side")
  func crowdedContinuousCorner() {
    let smooth = CGPath.roundedRect(
      CGRect(x: 0, y: 0, width: 40, height: 40), radii: CornerRadii(20), continuous: true)
    #expect(isNear(smooth.elements.points[0], CGPoint(x: 20, y: 0)))
    #expect(isNear(smooth.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 40, height: 40)))
  }

  @Test(
    "continuous corners have no kink, however little room they have",
    arguments: [CGSize(width: 40, height: 40), CGSize(width: 100, height: 40), CGSize(width: 47, height: 55)])
  func smoothContinuousCorner(size: CGSize) throws {
    let path = CGPath.roundedRect(CGRect(origin: .zero, size: size), radii: CornerRadii(20), continuous: true)
    let points = try #require(path.elements.polylines(tolerance: 0.0005).first).points
    // Chords of equal length turn evenly. A chord at a kink would turn much more.
    var chords = [points[0]]
    for point in points {
      let last = chords[chords.count - 1]
      if abs(point.x - last.x) + abs(point.y - last.y) > 0.5 { chords.append(point) }
    }
    for index in 2..<chords.count {
      let (a, b, c) = (chords[index - 2], chords[index - 1], chords[index])
      let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
      #expect(cross > -0.02, "bends inwards at \(b)")
      #expect(abs(cross) < 0.15 * dot, "kink at \(b)")
    }
  }
}
