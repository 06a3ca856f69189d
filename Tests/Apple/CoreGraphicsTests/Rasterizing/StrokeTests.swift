import CoreGraphics
import Testing

struct StrokeTests {
  @Test("a line between pixels covers whole ones")
  func alignedLine() {
    let canvas = Canvas(10, 10)
    canvas.context.move(to: CGPoint(x: 0, y: 2.5))
    canvas.context.addLine(to: CGPoint(x: 10, y: 2.5))
    canvas.context.strokePath()
    #expect(canvas.area == 10)
    #expect(canvas.alpha(5, 7) == 255)
  }

  @Test("the width is scaled with user space")
  func scaledWidth() {
    let canvas = Canvas(30, 30)
    canvas.context.scaleBy(x: 3, y: 1)
    canvas.context.setLineWidth(2)
    canvas.context.move(to: CGPoint(x: 5, y: 0))
    canvas.context.addLine(to: CGPoint(x: 5, y: 30))
    canvas.context.strokePath()
    #expect(canvas.area == 180)
  }

  @Test("a width of zero is a pixel, whatever the scale")
  func hairline() {
    let canvas = Canvas(30, 30)
    canvas.context.scaleBy(x: 3, y: 3)
    canvas.context.setLineWidth(0)
    canvas.context.move(to: CGPoint(x: 0, y: 0.5))
    canvas.context.addLine(to: CGPoint(x: 10, y: 0.5))
    canvas.context.strokePath()
    #expect(canvas.area == 30)
  }

  @Test("dashes leave gaps")
  func dashes() {
    let canvas = Canvas(20, 4)
    canvas.context.setLineDash(phase: 0, lengths: [3, 2])
    canvas.context.setLineWidth(4)
    canvas.context.move(to: CGPoint(x: 0, y: 2))
    canvas.context.addLine(to: CGPoint(x: 20, y: 2))
    canvas.context.strokePath()
    #expect(canvas.area == 48)
    #expect(canvas.alpha(2, 0) == 255 && canvas.alpha(3, 0) == 0 && canvas.alpha(5, 0) == 255)
  }

  @Test("a rectangle is stroked along its middle line")
  func rectangle() {
    let canvas = Canvas(20, 20)
    canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
    #expect(canvas.area == 144 - 64)
  }

  @Test("segments are separate lines")
  func segments() {
    let canvas = Canvas(20, 20)
    canvas.context.setLineWidth(1)
    canvas.context.strokeLineSegments(between: [
      CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5), CGPoint(x: 10, y: 0.5), CGPoint(x: 14, y: 0.5),
    ])
    #expect(canvas.area == 8)
  }

  @Test("the path replaced by its outline paints the same")
  func strokedPath() {
    let canvas = Canvas(20, 20)
    canvas.context.setLineWidth(4)
    canvas.context.move(to: CGPoint(x: 2, y: 10))
    canvas.context.addLine(to: CGPoint(x: 18, y: 10))
    canvas.context.replacePathWithStrokedPath()
    canvas.context.fillPath()
    #expect(canvas.area == 64)
  }
}
