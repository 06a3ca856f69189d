import CoreGraphics
import Testing

struct CGPatternTests {
  private func pattern(step: CGFloat, isColored: Bool = true) -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(CGColor.pureRed)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: step, yStep: step,
      tiling: .noDistortion, isColored: isColored, callbacks: &callbacks)!
  }

  private func fill(_ canvas: Canvas, _ pattern: CGPattern, base: CGColorSpace? = nil, _ components: [CGFloat]) {
    canvas.context.setFillColorSpace(CGColorSpace(patternBaseSpace: base)!)
    canvas.context.setFillPattern(pattern, colorComponents: components)
    canvas.context.fill(CGRect(x: 0, y: 0, width: canvas.context.width, height: canvas.context.height))
  }

  @Test("cells repeat by their steps, from the origin of base space on")
  func cells() {
    let canvas = Canvas(8, 8)
    fill(canvas, pattern(step: 2), [1])
    #expect(canvas.area == 16)
    #expect(canvas[0, 7] == "#FF0000FF" && canvas.alpha(1, 7) == 0 && canvas[2, 5] == "#FF0000FF")
  }

  @Test("many cells are drawn by repeating a picture of one")
  func manyCells() {
    let canvas = Canvas(100, 100)
    fill(canvas, pattern(step: 2), [1])
    #expect(canvas.area == 2500)
    #expect(canvas[0, 99] == "#FF0000FF" && canvas.alpha(1, 99) == 0 && canvas.alpha(0, 98) == 0)
  }

  @Test("an uncolored pattern is a stencil for the color given with it")
  func uncolored() {
    let canvas = Canvas(4, 4)
    fill(canvas, pattern(step: 2, isColored: false), base: CGColorSpaceCreateDeviceRGB(), [0, 0, 1, 0.5])
    #expect(canvas[0, 3] == "#00008080" && canvas.alpha(1, 3) == 0)
  }

  @Test("phase moves the pattern, alpha fades it")
  func phase() {
    let canvas = Canvas(4, 4)
    canvas.context.setPatternPhase(CGSize(width: 1, height: 0))
    fill(canvas, pattern(step: 2), [0.5])
    #expect(canvas.alpha(0, 3) == 0 && canvas[1, 3] == "#80000080")
  }

  @Test("steps of zero make no pattern")
  func failures() {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
    #expect(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
        tiling: .noDistortion, isColored: true, callbacks: &callbacks) == nil)
  }
}
