/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never decreases, solved for y at a given x.
struct UnitBezier: Hashable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  func y(atX x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    return Self.value(y1, y2, at: parameter(atX: x))
  }

  /// Returns the parameter with Newton's method within the bounds of bisection. It converges for every curve, even with
  /// a slope of 0, and stops when the bounds can't get closer.
  private func parameter(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<200 {
      let error = Self.value(x1, x2, at: t) - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(x1, x2, at: t)
      var next = t - error / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == t || next == low || next == high { return next }
      t = next
    }
    return t
  }

  /// Returns one coordinate of the curve with Horner's method.
  private static func value(_ a: Double, _ b: Double, at t: Double) -> Double {
    (((1 + 3 * a - 3 * b) * t + (3 * b - 6 * a)) * t + 3 * a) * t
  }

  private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
    (3 * (1 + 3 * a - 3 * b) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
  }
}
