import CoreGraphics
import Testing

struct CGContextStateTests {
  @Test("a saved state comes back, the text matrix and the path are no part of it")
  func savedState() {
    let context = Canvas(10, 10).context
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.move(to: CGPoint(x: 1, y: 1))
    context.restoreGState()
    #expect(context.ctm.isIdentity)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.textMatrix.d == -1)
    #expect(context.currentPointOfPath == CGPoint(x: 2, y: 2))
    context.restoreGState()
    #expect(context.ctm.isIdentity)
  }

  @Test("transforms act on user space, the newest first")
  func transforms() {
    let context = Canvas(10, 10).context
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 3)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 3))
    #expect(context.convertToUserSpace(CGPoint(x: 12, y: 3)) == CGPoint(x: 1, y: 1))
    #expect(
      context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1)) == CGRect(x: 10, y: 0, width: 2, height: 3))
    #expect(context.convertToUserSpace(CGSize(width: 4, height: 3)) == CGSize(width: 2, height: 1))
    context.concatenate(CGAffineTransform(translationX: 1, y: 1))
    #expect(context.ctm == CGAffineTransform(2, 0, 0, 3, 12, 3))
  }

  @Test("a path keeps its place while the transform changes")
  func pathUnderTransforms() {
    let context = Canvas(10, 10).context
    context.move(to: CGPoint(x: 4, y: 4))
    context.scaleBy(x: 2, y: 2)
    context.addLine(to: CGPoint(x: 4, y: 4))
    #expect(context.path?.steps == ["moveToPoint (2.0, 2.0)", "addLineToPoint (4.0, 4.0)"])
    #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 2, height: 2))
    context.beginPath()
    #expect(context.isPathEmpty && context.path == nil)
    context.addLine(to: .zero)
    #expect(context.isPathEmpty)
  }

  @Test("clips shrink, in user space, and are empty when nothing is left")
  func clipBounds() {
    let context = Canvas(100, 100).context
    context.scaleBy(x: 10, y: 10)
    context.clip(to: CGRect(x: 1, y: 1, width: 5, height: 5))
    context.clip(to: CGRect(x: 3, y: 3, width: 9, height: 9))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 3, y: 3, width: 3, height: 3))
    context.saveGState()
    context.clip(to: CGRect(x: 8, y: 8, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isEmpty)
    context.restoreGState()
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)

  @Test("layers start plain and give the state back; states outside are out of reach")
  func layers() {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(pixel)
    context.scaleBy(x: 2, y: 2)
    context.saveGState()
    context.restoreGState()
    context.restoreGState()
    #expect(context.ctm.a == 2)
    context.endTransparencyLayer()
    #expect(context.ctm.isIdentity)
    context.endTransparencyLayer()
    context.fill(pixel)
    #expect(
      context.displayList.dump() == """
        layer [alpha 0.5, blend multiply]
          fill rect (0 0 1 1) #000000
        end layer
        fill rect (0 0 1 1) #000000 [alpha 0.5, blend multiply]

        """)
  }

  @Test("the path of the context is hit as it would be painted")
  func hitTests() {
    let context = Canvas(100, 100).context
    context.addRect(CGRect(x: 10, y: 10, width: 50, height: 50))
    context.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
    let hole = CGPoint(x: 25, y: 25)
    #expect(context.pathContains(hole, mode: .fill))
    #expect(!context.pathContains(hole, mode: .eoFill))
    context.setLineWidth(4)
    #expect(context.pathContains(CGPoint(x: 9, y: 30), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 9, y: 30), mode: .fill))
    #expect(context.pathContains(CGPoint(x: 9, y: 30), mode: .fillStroke))
  }

  @Test("nonsense is brought to sense: alpha, widths, dashes, limits")
  func odd() {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setLineWidth(-3)
    context.setLineDash(phase: 0, lengths: [-1, 2])
    context.setMiterLimit(.infinity)
    context.setAlpha(7)
    context.addLines(between: [.zero, CGPoint(x: 1, y: 1)])
    context.strokePath()
    context.setAlpha(.nan)
    context.fill(pixel)
    #expect(
      context.displayList.dump() == """
        stroke path M0 0 L1 1 width 0 miter 1 #000000
        fill rect (0 0 1 1) #000000 [alpha 0]

        """)
  }
}
