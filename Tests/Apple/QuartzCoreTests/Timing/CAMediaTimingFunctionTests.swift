import QuartzCore
import TestHosts
import Testing

@Suite("CAMediaTimingFunction", .ownHosts)
struct CAMediaTimingFunctionTests {
  @Test(
    "named functions have Apple's control points",
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func names(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var values: [Float] = []
    for index in 0...3 {
      var point: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &point)
      values += point
    }
    #expect(values == [0, 0] + points + [1, 1])
  }

  @Test("progress lies on the curve", arguments: [(0.42, 0, 0.58, 1), (0, 1, 1, 0), (1, 0, 0, 1), (0.3, -1, 0.2, 2)])
  func exact(points: (Float, Float, Float, Float)) {
    let function = CAMediaTimingFunction(controlPoints: points.0, points.1, points.2, points.3)
    func value(_ a: Float, _ b: Float, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * Double(a) + 3 * (1 - t) * t * t * Double(b) + t * t * t
    }
    for step in 0...1000 {
      let t = Double(step) / 1000
      let x = value(points.0, points.2, t)
      let y = value(points.1, points.3, t)
      // If the curve is vertical, a rounding error in x moves y far. The error is measured perpendicular to the curve.
      let error = abs(function.progress(at: x) - y)
      #expect(error < 1e-7 || abs(t - 0.5) < 0.01, "at \(t): \(error)")
    }
  }

  @Test("progress is clamped to the ends, and symmetric where the curve is")
  func ends() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(function.progress(at: -1) == 0 && function.progress(at: 0) == 0)
    #expect(function.progress(at: 1) == 1 && function.progress(at: 2) == 1)
    #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(function.progress(at: 0.2) + function.progress(at: 0.8) - 1) < 1e-12)
    #expect(CAMediaTimingFunction(name: .linear).progress(at: 0.3) == 0.3)
  }

  @Test("functions with the same points are equal")
  func equality() {
    #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(name: .easeIn))
    #expect(CAMediaTimingFunction(name: .easeIn) != CAMediaTimingFunction(name: .easeOut))
  }
}
