import CoreGraphics
import Testing

struct GradientDrawingTests {
  private let redToBlue = CGGradient(stops: [(0, .pureRed), (1, .pureBlue)])

  @Test("a linear gradient goes from color to color, along either axis and across")
  func linear() {
    let across = Canvas(100, 4)
    across.context.drawLinearGradient(redToBlue, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    #expect(across.channels(0, 0) == [254, 0, 1, 255])
    #expect(across.channels(50, 3)[0] == 126 && across.channels(99, 0)[2] == 254)
    let down = Canvas.flipped(4, 100)
    down.context.drawLinearGradient(redToBlue, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
    #expect((0..<100).allSatisfy { down.channels(2, $0) == across.channels($0, 2) })
    let diagonal = Canvas.flipped(100, 100)
    diagonal.context.drawLinearGradient(redToBlue, start: .zero, end: CGPoint(x: 100, y: 100), options: [])
    #expect(abs(diagonal.channels(50, 50)[0] - 126) <= 1)
    #expect(abs(diagonal.channels(99, 0)[0] - diagonal.channels(0, 99)[0]) <= 1)
  }

  @Test("it ends at its ends, unless it is to go on")
  func options() {
    for (options, before, after) in [
      ([], 0, 0), (.drawsBeforeStartLocation, 255, 0), (.drawsAfterEndLocation, 0, 255),
    ] as [(CGGradientDrawingOptions, Int, Int)] {
      for end in [CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 0.01)] {
        let canvas = Canvas(100, 1)
        canvas.context.drawLinearGradient(redToBlue, start: CGPoint(x: 20, y: 0), end: end, options: options)
        #expect(canvas.alpha(10, 0) == before && canvas.alpha(90, 0) == after && canvas.alpha(50, 0) == 255)
        if before > 0 { #expect(canvas[10, 0] == "#FF0000FF") }
        if after > 0 { #expect(canvas[90, 0] == "#0000FFFF") }
      }
    }
  }

  @Test("two stops at one place are a sharp edge")
  func sharpEdge() {
    let flag = CGGradient(stops: [(0, .pureRed), (0.5, .pureRed), (0.5, .pureBlue), (1, .pureBlue)])
    let canvas = Canvas(100, 2)
    canvas.context.drawLinearGradient(flag, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    #expect(canvas[49, 0] == "#FF0000FF" && canvas[50, 0] == "#0000FFFF")
  }

  @Test("a radial gradient goes from circle to circle")
  func radial() {
    let canvas = Canvas(100, 100)
    let center = CGPoint(x: 50, y: 50)
    canvas.context.drawRadialGradient(
      redToBlue, startCenter: center, startRadius: 0, endCenter: center, endRadius: 40, options: [])
    #expect(canvas.channels(50, 50)[0] >= 250)
    #expect(abs(canvas.channels(70, 50)[0] - 124) <= 3)
    #expect(canvas.alpha(95, 50) == 0)
    #expect(abs(canvas.area - Double.pi * 1600) < 60)
    let all = Canvas(100, 100)
    all.context.drawRadialGradient(
      redToBlue, startCenter: center, startRadius: 0, endCenter: center, endRadius: 40, options: .drawsAfterEndLocation)
    #expect(all[0, 0] == "#0000FFFF")
    #expect(all.area == 10_000)
  }

  @Test("two circles side by side make a cone")
  func cone() {
    let canvas = Canvas.flipped(100, 40)
    canvas.context.drawRadialGradient(
      redToBlue, startCenter: CGPoint(x: 20, y: 20), startRadius: 5, endCenter: CGPoint(x: 80, y: 20), endRadius: 15,
      options: [])
    #expect(canvas.alpha(50, 20) == 255)
    #expect(canvas.alpha(50, 2) == 0)
    #expect(canvas.alpha(80, 6) == 255)
    #expect(canvas.alpha(2, 20) == 0)
  }

  @Test("a conic gradient starts at its angle and goes towards the y axis")
  func conic() {
    let canvas = Canvas.flipped(100, 100)
    canvas.context.drawConicGradient(redToBlue, center: CGPoint(x: 50, y: 50), angle: 0)
    #expect(canvas.channels(99, 51)[0] > 250)
    #expect(abs(canvas.channels(50, 99)[2] - 64) <= 2)
    #expect(abs(canvas.channels(0, 50)[2] - 127) <= 2)
    #expect(canvas.channels(99, 48)[2] > 250)
  }

  @Test("alpha of the context and of the colors is multiplied")
  func alpha() {
    let canvas = Canvas(10, 1)
    let half = CGGradient(stops: [(0, CGColor.pureRed.copy(alpha: 0.5)!), (1, CGColor.pureRed.copy(alpha: 0.5)!)])
    canvas.context.setAlpha(0.5)
    canvas.context.drawLinearGradient(half, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    #expect(canvas[5, 0] == "#40000040")
  }

  @Test("a gradient without length or with undefined points draws nothing")
  func degenerate() {
    let canvas = Canvas(10, 10)
    canvas.context.drawLinearGradient(redToBlue, start: .zero, end: .zero, options: .drawsAfterEndLocation)
    canvas.context.drawLinearGradient(redToBlue, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0), options: [])
    canvas.context.drawRadialGradient(
      redToBlue, startCenter: .zero, startRadius: 3, endCenter: .zero, endRadius: 3, options: [])
    #expect(canvas.area == 0)
  }
}
