import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  // MARK: - Geometry

  @Test("an empty path has no bounds and contains nothing")
  func empty() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero && !path.contains(.zero))
  }

  @Test func rectangle() {
    let path = UIBezierPath(rect: rect)
    #expect(path.bounds == rect && path.contains(CGPoint(x: 11, y: 21)) && !path.contains(CGPoint(x: 9, y: 21)))
  }

  @Test("an oval touches the middles of the sides and leaves the corners out")
  func oval() {
    let path = UIBezierPath(ovalIn: rect)
    #expect(abs(path.bounds.minX - 10) < 1e-9 && abs(path.bounds.maxY - 70) < 1e-9)
    #expect(path.contains(CGPoint(x: 60, y: 20.1)) && !path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test("rounded corners leave the corner out, others keep it")
  func roundedCorners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 11, y: 21)) && !path.contains(CGPoint(x: 109, y: 69)))
    #expect(path.contains(CGPoint(x: 109, y: 21)) && path.contains(CGPoint(x: 11, y: 69)))
    let all = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    for corner in [(11, 21), (109, 21), (11, 69), (109, 69)] {
      #expect(!all.contains(CGPoint(x: corner.0, y: corner.1)))
    }
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).contains(CGPoint(x: 10.01, y: 20.01)))
  }

  @Test("a square with half its side as radius is a circle")
  func circle() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 40)
    for step in 0..<36 {
      let angle = CGFloat(step) * .pi / 18
      #expect(path.contains(CGPoint(x: 40 + 39.9 * cos(angle), y: 40 + 39.9 * sin(angle))))
      #expect(!path.contains(CGPoint(x: 40 + 40.1 * cos(angle), y: 40 + 40.1 * sin(angle))))
    }
  }

  @Test("angles grow clockwise on the screen: a clockwise arc from 0 to a quarter goes through the lower right")
  func clockwise() {
    let center = CGPoint(x: 50, y: 50)
    let path = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x - 50) < 1e-9 && abs(path.currentPoint.y - 60) < 1e-9)
    let exact = path.cgPath.boundingBoxOfPath
    #expect(abs(exact.minX - 50) < 1e-6 && abs(exact.minY - 50) < 1e-6)
    #expect(abs(exact.maxX - 60) < 1e-6 && abs(exact.maxY - 60) < 1e-6)
    let long = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(long.cgPath.boundingBoxOfPath.minX - 40) < 1e-6)
    let whole = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(abs(whole.cgPath.boundingBoxOfPath.width - 20) < 1e-6)
  }

  @Test("an arc is joined to what came before by a line")
  func joinedArc() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: CGPoint(x: 50, y: 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    path.close()
    #expect(path.bounds.minX == 0 && path.contains(CGPoint(x: 50, y: -5)) && !path.contains(CGPoint(x: 50, y: 5)))
  }

  @Test("bounds hold control points, the path's own do not")
  func controlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.cgPath.boundingBoxOfPath.height == 5)
  }

  @Test("the even-odd rule leaves out what is enclosed twice")
  func evenOdd() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    #expect(path.contains(CGPoint(x: 60, y: 45)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 60, y: 45)) && path.contains(CGPoint(x: 12, y: 45)))
  }

  @Test("reversing turns a hole's direction, so that the winding rule leaves it out")
  func reversing() {
    let path = UIBezierPath(rect: rect)
    let hole = UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10))
    hole.lineWidth = 7
    path.append(hole.reversing())
    #expect(!path.contains(CGPoint(x: 60, y: 45)) && path.contains(CGPoint(x: 12, y: 45)))
    #expect(hole.reversing().lineWidth == 7 && hole.reversing().bounds == hole.bounds)
  }

  @Test("reversing an open path begins at its end, with its curves' control points exchanged")
  func reversingOpen() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(to: CGPoint(x: 4, y: 0), controlPoint1: CGPoint(x: 2, y: 5), controlPoint2: CGPoint(x: 3, y: 6))
    let expected = UIBezierPath()
    expected.move(to: CGPoint(x: 4, y: 0))
    expected.addCurve(to: CGPoint(x: 1, y: 0), controlPoint1: CGPoint(x: 3, y: 6), controlPoint2: CGPoint(x: 2, y: 5))
    expected.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.reversing().cgPath == expected.cgPath)
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test("transforms move points; a copy is its own")
  func transforming() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds.origin == CGPoint(x: 15, y: 25) && copy.bounds == rect && copy.lineWidth == 3)
    path.removeAllPoints()
    #expect(path.isEmpty && path.lineWidth == 3 && !copy.isEmpty)
  }

  @Test("a path taken out does not follow the one it came from")
  func cgPathIsACopy() {
    let path = UIBezierPath(rect: rect)
    let taken = path.cgPath
    path.addLine(to: CGPoint(x: 500, y: 500))
    #expect(taken.boundingBox == rect)
  }

  @Test("dashes are read as they were set")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 1.5)
    var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2, 1] && count == 3 && phase == 1.5)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func defaults() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && !path.usesEvenOddFillRule)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
  }

  // MARK: - Drawing

  private func drawn(_ size: CGSize, _ drawing: () -> Void) throws -> ShownPixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try ShownPixels(UIGraphicsImageRenderer(size: size, format: format).image { _ in drawing() })
  }

  @Test("a path is filled with the fill color, y pointing down")
  func filling() throws {
    let pixels = try drawn(CGSize(width: 4, height: 3)) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)).fill()
    }
    #expect((0..<3).map(pixels.row) == [".RR.", "....", "...."])
  }

  @Test("a stroke has the path's own width, cap and dash, and leaves the context as it was")
  func stroking() throws {
    let pixels = try drawn(CGSize(width: 8, height: 6)) {
      UIColor.red.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 7, y: 1))
      path.lineWidth = 2
      path.setLineDash([2, 1], count: 2, phase: 0)
      path.stroke()
      UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0.5, y: 3.5, width: 7, height: 2))
    }
    #expect(pixels.row(0) == ".RR.RR.." && pixels.row(1) == ".RR.RR..")
    #expect(pixels.row(2) == "........" && pixels.row(3) == "RRRRRRRR" && pixels.row(4) == "R......R")
  }

  @Test("blend mode and alpha hold for one drawing only")
  func blending() throws {
    let pixels = try drawn(CGSize(width: 3, height: 1)) {
      UIColor.red.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 1)).fill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill(with: .clear, alpha: 1)
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 1, height: 1)).fill()
    }
    #expect(pixels[0, 0] == [0, 0, 0, 0] && pixels.row(0).last == "B")
    let mixed = pixels[1, 0]
    #expect(abs(mixed[0] - 128) <= 1 && abs(mixed[2] - 128) <= 1 && mixed[3] == 255)
  }

  @Test func clipping() throws {
    let pixels = try drawn(CGSize(width: 4, height: 1)) {
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 2, height: 1)).addClip()
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(pixels.row(0) == ".GG.")
  }

  @Test("without a current context nothing is drawn, and nothing breaks")
  func noContext() {
    UIColor.red.set()
    UIBezierPath(rect: rect).fill()
    UIBezierPath(rect: rect).stroke()
    UIBezierPath(rect: rect).addClip()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a large flatness draws curves as lines")
  func flatness() throws {
    func picture(_ flatness: CGFloat) throws -> TestPixels {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
      let image = renderer.image { _ in
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.flatness = flatness
        (path.copy() as? UIBezierPath)?.fill()
      }
      return TestPixels(try #require(image.cgImage))
    }
    func covered(_ pixels: TestPixels) -> Int {
      (0..<100).reduce(0) { sum, y in sum + (0..<100).filter { pixels[$0, y].alpha > 127 }.count }
    }
    #expect(UIBezierPath().flatness == 0.6)
    let (round, angular) = (covered(try picture(0.6)), covered(try picture(20)))
    #expect(abs(round - 7854) < 60 && angular < round - 200)
  }
}
