import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CAShapeLayer", .ownHosts)
struct CAShapeLayerTests {
  private func line(_ length: CGFloat) -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 10 + length, y: 10))
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .red
    shape.lineWidth = 4
    return shape
  }

  private func box(_ shape: CAShapeLayer) -> CGRect? {
    Picture(shape, width: 120, height: 40).extent()
  }

  @Test("fills black and strokes nothing at first; the path is not cut off at the bounds")
  func defaults() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 2, y: 3, width: 4, height: 5), transform: nil)
    let picture = Picture(shape, width: 10, height: 10)
    #expect(picture.extent() == CGRect(x: 2, y: 3, width: 4, height: 5) && picture[3, 4] == .black)
    shape.fillColor = nil
    #expect(Picture(shape, width: 10, height: 10).extent() == nil)
  }

  @Test("fills by its rule")
  func rule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let shape = CAShapeLayer()
    shape.path = path
    #expect(Picture(shape, width: 10, height: 10).coverage == 100)
    shape.fillRule = .evenOdd
    #expect(Picture(shape, width: 10, height: 10).coverage == 64)
  }

  @Test("strokes above the fill, half inside and half outside")
  func stroke() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 4, y: 4, width: 10, height: 10), transform: nil)
    shape.strokeColor = .red
    shape.lineWidth = 4
    let picture = Picture(shape, width: 20, height: 20)
    #expect(picture.extent() == CGRect(x: 2, y: 2, width: 14, height: 14))
    #expect(picture[2, 9] == .red && picture[5, 9] == .red && picture[6, 9] == .black)
  }

  @Test("strokes the part from strokeStart to strokeEnd")
  func strokeRange() {
    let shape = line(100)
    #expect(box(shape) == CGRect(x: 10, y: 8, width: 100, height: 4))
    shape.strokeEnd = 0.25
    #expect(box(shape) == CGRect(x: 10, y: 8, width: 25, height: 4))
    shape.strokeStart = 0.05
    #expect(box(shape) == CGRect(x: 15, y: 8, width: 20, height: 4))
    shape.strokeStart = 0.25
    #expect(box(shape) == nil)
    shape.strokeStart = -1
    shape.strokeEnd = 7
    #expect(box(shape) == CGRect(x: 10, y: 8, width: 100, height: 4))
  }

  @Test("caps and dashes are the line's")
  func capsAndDashes() {
    let shape = line(40)
    shape.lineCap = .square
    #expect(box(shape) == CGRect(x: 8, y: 8, width: 44, height: 4))
    shape.lineCap = .butt
    shape.lineDashPattern = [5, 5]
    let picture = Picture(shape, width: 60, height: 20)
    #expect(picture[12, 10] == .red && picture[17, 10] == .clear && picture[22, 10] == .red)
    #expect(picture.coverage == 80)
    shape.lineDashPhase = 5
    #expect(Picture(shape, width: 60, height: 20)[12, 10] == .clear)
    #expect(LayerExtent.all(of: shape).contains(CGRect(x: 10, y: 8, width: 40, height: 4)))
  }

  @Test("keeps the path it was given when that changes")
  func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    let shape = CAShapeLayer()
    shape.path = path
    path.addRect(CGRect(x: 4, y: 0, width: 2, height: 2))
    #expect(Picture(shape, width: 10, height: 10).coverage == 4)
    shape.path = path
    #expect(Picture(shape, width: 10, height: 10).coverage == 8)
  }
}
