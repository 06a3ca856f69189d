import CoreGraphics
import Testing

struct CGPathTests {
  @Test("a rectangle goes along x first and is closed")
  func rectangleSteps() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(
      path.steps == [
        "moveToPoint (1.0, 2.0)", "addLineToPoint (4.0, 2.0)", "addLineToPoint (4.0, 6.0)", "addLineToPoint (1.0, 6.0)",
        "closeSubpath ",
      ])
  }

  @Test("an empty path has a null box and its current point at the origin")
  func emptyPath() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(!path.contains(.zero))
  }

  @Test("the box counts control points, the box of the path does not")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 7.5)))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -10))
    #expect(isNear(quad.boundingBoxOfPath, CGRect(x: 0, y: -5, width: 10, height: 5)))
  }

  @Test("isRect finds rectangles along the axes only")
  func rectangles() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1)])
    #expect(!open.isRect(nil))
    open.addLine(to: .zero)
    #expect(open.isRect(nil))
  }

  @Test("hit tests follow the fill rule")
  func containment() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test("hit tests see curves and close open subpaths")
  func curvedContainment() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(circle.contains(CGPoint(x: 15.5, y: 15.5)))
    #expect(!circle.contains(CGPoint(x: 14, y: 14)))
    let triangle = CGMutablePath()
    triangle.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(triangle.contains(CGPoint(x: 2, y: 2)))
    #expect(!triangle.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("equal paths have the same steps; copies are equal and independent")
  func equality() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    #expect(copy == path)
    #expect(copy.hashValue == path.hashValue)
    path.move(to: .zero)
    #expect(copy != path)
    let mutable = try #require(copy.mutableCopy())
    mutable.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy.boundingBox.maxX == 1)
  }

  @Test("after a close, drawing goes on from the start of the subpath")
  func drawingAfterClose() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.steps.suffix(2) == ["moveToPoint (5.0, 5.0)", "addLineToPoint (9.0, 9.0)"])
  }

  @Test("transforms given with steps place them")
  func stepTransforms() {
    let path = CGMutablePath()
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.move(to: CGPoint(x: 1, y: 1), transform: double)
    path.addLine(to: CGPoint(x: 3, y: 1), transform: double)
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), transform: double)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 2))
  }

  @Test("flattening leaves lines that stay near the curve")
  func flattening() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let flat = circle.flattened(threshold: 0.1)
    #expect(flat.steps.allSatisfy { !$0.hasPrefix("addCurve") })
    #expect(flat.steps.count > 10 && flat.steps.count < 200)
    flat.applyWithBlock { element in
      guard element.pointee.type == .addLineToPoint else { return }
      let point = element.pointee.points[0]
      #expect(abs((point.x * point.x + point.y * point.y).squareRoot() - 50) < 0.05)
    }
  }
}
