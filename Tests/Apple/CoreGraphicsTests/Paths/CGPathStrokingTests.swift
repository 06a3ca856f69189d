import CoreGraphics
import Testing

struct CGPathStrokingTests {
  private func line(_ points: [CGPoint]) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private func stroke(
    _ path: CGPath, _ width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
  }

  @Test("caps decide where a stroke ends")
  func caps() {
    let path = line([.zero, CGPoint(x: 10, y: 0)])
    #expect(isNear(stroke(path, 4).boundingBoxOfPath, CGRect(x: 0, y: -2, width: 10, height: 4)))
    #expect(isNear(stroke(path, 4, cap: .square).boundingBoxOfPath, CGRect(x: -2, y: -2, width: 14, height: 4)))
    let round = stroke(path, 4, cap: .round)
    #expect(isNear(round.boundingBoxOfPath, CGRect(x: -2, y: -2, width: 14, height: 4), 0.02))
    #expect(!round.contains(CGPoint(x: -1.8, y: 1.8)))
    #expect(round.contains(CGPoint(x: -1.3, y: 1.3)))
  }

  @Test("joins decide how far a corner reaches")
  func joins() {
    let path = line([CGPoint(x: 0, y: 10), .zero, CGPoint(x: 10, y: 0)])
    let outer = CGPoint(x: -0.9, y: -0.9)
    #expect(stroke(path, 2).contains(outer))
    #expect(!stroke(path, 2, join: .bevel).contains(outer))
    #expect(!stroke(path, 2, join: .round).contains(outer))
    #expect(stroke(path, 2, join: .round).contains(CGPoint(x: -0.65, y: -0.65)))
    #expect(!stroke(path, 2, join: .bevel).contains(CGPoint(x: -0.65, y: -0.65)))
    // The miter of a right angle is 1.41 line widths long.
    #expect(stroke(path, 2, miterLimit: 1.5).contains(outer))
    #expect(!stroke(path, 2, miterLimit: 1.4).contains(outer))
  }

  @Test("a closed path becomes a ring, its inside stays free")
  func ring() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let outline = stroke(path, 2)
    #expect(isNear(outline.boundingBoxOfPath, CGRect(x: -1, y: -1, width: 12, height: 12)))
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
    #expect(outline.contains(CGPoint(x: 0.5, y: 5)))
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)))
    let backwards = line([.zero, CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0)])
    backwards.closeSubpath()
    #expect(isNear(stroke(backwards, 2).boundingBoxOfPath, CGRect(x: -1, y: -1, width: 12, height: 12)))
    #expect(!stroke(backwards, 2).contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a point shows its caps only, a width that is not positive nothing")
  func degenerate() {
    let dot = line([CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 3)])
    #expect(stroke(dot, 2).isEmpty)
    #expect(isNear(stroke(dot, 2, cap: .round).boundingBoxOfPath, CGRect(x: 2, y: 2, width: 2, height: 2)))
    #expect(stroke(line([.zero, CGPoint(x: 1, y: 0)]), 0).isEmpty)
    #expect(stroke(line([.zero, CGPoint(x: CGFloat.nan, y: 0)]), 1).isEmpty)
  }

  @Test("the outline covers what cairo strokes, whatever the pen", arguments: [CGLineJoin.miter, .round, .bevel])
  func agreesWithRasterizer(join: CGLineJoin) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 60))
    path.addCurve(to: CGPoint(x: 60, y: 20), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 90, y: 90))
    path.addLine(to: CGPoint(x: 30, y: 15))
    path.addLine(to: CGPoint(x: 70, y: 70))
    for cap in [CGLineCap.butt, .round, .square] {
      let filled = Canvas(100, 100)
      filled.context.addPath(stroke(path, 7, cap: cap, join: join))
      filled.context.fillPath()
      let stroked = Canvas(100, 100)
      stroked.context.setLineWidth(7)
      stroked.context.setLineCap(cap)
      stroked.context.setLineJoin(join)
      stroked.context.addPath(path)
      stroked.context.strokePath()
      #expect(abs(filled.area - stroked.area) < 3, "\(cap) \(join): \(filled.area), \(stroked.area)")
    }
  }

  @Test("dashes go round the pattern from its phase on")
  func dashes() {
    let path = line([.zero, CGPoint(x: 10, y: 0)])
    let dashed = path.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(
      dashed.steps == [
        "moveToPoint (0.0, 0.0)", "addLineToPoint (2.0, 0.0)", "moveToPoint (4.0, 0.0)", "addLineToPoint (7.0, 0.0)",
        "moveToPoint (9.0, 0.0)", "addLineToPoint (10.0, 0.0)",
      ])
    #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
    #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
    #expect(path.copy(dashingWithPhase: -5, lengths: [3, 2]) == path.copy(dashingWithPhase: 0, lengths: [3, 2]))
    // Three lengths are repeated twice: ink, gap, ink, gap, ink, gap.
    let odd = path.copy(dashingWithPhase: 0, lengths: [1, 2, 3])
    #expect(odd == path.copy(dashingWithPhase: 0, lengths: [1, 2, 3, 1, 2, 3]))
    #expect(odd.steps.last == "addLineToPoint (9.0, 0.0)")
  }

  @Test("a pattern of next to nothing ends")
  func tinyDashes() {
    let path = line([.zero, CGPoint(x: 1e6, y: 0)])
    #expect(path.copy(dashingWithPhase: 0, lengths: [1e-9, 1e-9]).steps.count <= 200_002)
  }
}
