import CoreGraphics
import Testing

struct DisplayListTests {
  private func record(_ body: (CGContext) -> Void) -> DisplayList {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 100, height: 100))
    body(context)
    return context.displayList
  }

  /// Draws a scene with all kinds of commands.
  private func drawScene(_ context: CGContext) {
    let gradient = CGGradient(stops: [(0, .pureRed), (1, .pureBlue)])
    context.setFillColor(CGColor.opaqueWhite)
    context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    context.saveGState()
    context.setShadow(offset: CGSize(width: 2, height: 3), blur: 6)
    context.setFillColor(CGColor.pureGreen)
    context.addPath(
      CGPath.roundedRect(CGRect(x: 10, y: 10, width: 40, height: 30), radii: CornerRadii(8), continuous: true))
    context.fillPath()
    context.restoreGState()
    context.saveGState()
    context.addEllipse(in: CGRect(x: 50, y: 50, width: 40, height: 40))
    context.clip()
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 100), options: [])
    context.restoreGState()
    context.saveGState()
    context.translateBy(x: 30, y: 70)
    context.rotate(by: 0.5)
    context.setLineWidth(3)
    context.stroke(CGRect(x: -10, y: -10, width: 20, height: 20))
    context.restoreGState()
    context.setBlendMode(.multiply)
    context.beginGroup(alpha: 0.7)
    context.setFillColor(CGColor.pureRed)
    context.fill(CGRect(x: 40, y: 40, width: 30, height: 30))
    context.endGroup()
  }

  @Test("a list drawn again gives the pixels of direct drawing, at any scale and place", arguments: [1.0, 2.0, 3.0])
  func replay(scale: CGFloat) {
    let list = record(drawScene)
    let direct = Canvas.flipped(320, 320, scale: scale)
    direct.context.setBaseTransform(CGAffineTransform(translationX: 3, y: 2))
    drawScene(direct.context)
    let replayed = Canvas.flipped(320, 320, scale: scale)
    replayed.context.translateBy(x: 3, y: 2)
    replayed.context.draw(list)
    #expect(direct.bytes == replayed.bytes)
  }

  @Test("lists within lists draw the same")
  func nested() {
    let inner = record(drawScene)
    let outer = record { context in
      context.scaleBy(x: 0.5, y: 0.5)
      context.draw(inner)
    }
    let once = Canvas.flipped(100, 100)
    once.context.scaleBy(x: 0.5, y: 0.5)
    once.context.draw(inner)
    let twice = Canvas.flipped(100, 100)
    twice.context.draw(outer)
    #expect(once.bytes == twice.bytes)
  }

  @Test("a list is held to the clip, and faded as a whole")
  func clippedAndFaded() {
    let list = record { context in
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let canvas = Canvas(10, 10)
    canvas.context.setAlpha(0.5)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
    canvas.context.draw(list)
    #expect(canvas[0, 0] == "#00000080" && canvas.alpha(5, 0) == 0)
  }

  @Test("the same drawing gives the same bytes")
  func deterministic() {
    let first = Canvas.flipped(200, 200, scale: 2)
    drawScene(first.context)
    for _ in 0..<3 {
      let again = Canvas.flipped(200, 200, scale: 2)
      drawScene(again.context)
      #expect(again.bytes == first.bytes)
    }
  }

  @Test("a recording that stops within a layer is closed when it is drawn")
  func unbalanced() {
    let list = record { context in
      context.beginGroup(alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.beginMask()
    }
    let canvas = Canvas(10, 10)
    canvas.context.draw(list)
    canvas.context.fill(CGRect(x: 9, y: 9, width: 1, height: 1))
    #expect(canvas[9, 0] == "#000000FF" && canvas.alpha(0, 9) == 0)
  }

  @Test("the text of a list names geometry, color and what is not plain")
  func text() {
    let list = record { context in
      context.setFillColor(CGColor.pureRed.copy(alpha: 0.5)!)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20.5))
      context.saveGState()
      context.translateBy(x: 5, y: 5)
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
      context.addPath(
        CGPath.roundedRect(CGRect(x: 0, y: 0, width: 8, height: 8), radii: CornerRadii(2), continuous: true))
      context.fillPath()
      context.restoreGState()
      context.setLineDash(phase: 0, lengths: [2, 1])
      context.move(to: .zero)
      context.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
      context.strokePath()
      context.drawLinearGradient(
        CGGradient(stops: [(0, .opaqueBlack), (1, .opaqueWhite)]), start: .zero, end: CGPoint(x: 1, y: 0),
        options: .drawsAfterEndLocation)
      context.draw(record { $0.clear(CGRect(x: 0, y: 0, width: 1, height: 1)) })
    }
    #expect(
      list.dump() == """
        fill rect (0 0 10 20.5) #FF000080
        fill continuous (0 0 8 8) radius 2 #FF000080 [ctm move 5 5, clip rect (0 0 4 4) under move 5 5, \
        shadow 1 2 sigma 2 #00000055]
        stroke path M0 0 Q2 2 4 0 width 1 dash 2 1 #000000
        gradient linear (0 0) to (1 0) 0 #000000, 1 #FFFFFF after
        list of 1
          clear (0 0 1 1)

        """)
  }

  @Test("an empty list is empty and knows its bounds")
  func empty() {
    let list = record { _ in }
    #expect(list.isEmpty && list.dump().isEmpty)
    #expect(list.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!record { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }.isEmpty)
  }
}
