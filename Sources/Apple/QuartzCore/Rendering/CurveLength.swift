/// The lengths along a cubic Bézier curve.
struct CurveLength {
  private let curve: CubicCurve

  init(_ curve: CubicCurve) {
    self.curve = curve
  }

  /// Returns the length between two parameters. Nearly straight segments are integrated directly, others are bisected.
  func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    measure(from, to, whole: quadrature(from, to), depth: 0)
  }

  /// Returns the parameter at which the curve has a length from its start.
  func parameter(at length: CGFloat, of total: CGFloat) -> CGFloat {
    guard total > 0 else { return 0 }
    var low: CGFloat = 0
    var high: CGFloat = 1
    var t = min(max(length / total, 0), 1)
    for _ in 0..<60 {
      let error = between(0, t) - length
      if error.magnitude < 1e-9 * total { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / speed(at: t)
      let stepped = next > low && next < high ? next : (low + high) / 2
      if stepped == t { break }
      t = stepped
    }
    return t
  }

  private func measure(_ from: CGFloat, _ to: CGFloat, whole: CGFloat, depth: Int) -> CGFloat {
    let middle = (from + to) / 2
    let left = quadrature(from, middle)
    let right = quadrature(middle, to)
    if depth == 12 || (left + right - whole).magnitude <= 1e-9 * (left + right) { return left + right }
    return measure(from, middle, whole: left, depth: depth + 1) + measure(middle, to, whole: right, depth: depth + 1)
  }

  /// Returns the Gauss-Legendre integral of the speed with five points.
  private func quadrature(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    let half = (to - from) / 2
    let middle = (from + to) / 2
    let near = 0.538469310105683091 * half
    let far = 0.906179845938663993 * half
    let inner = speed(at: middle - near) + speed(at: middle + near)
    let outer = speed(at: middle - far) + speed(at: middle + far)
    return half
      * (0.568888888888888889 * speed(at: middle) + 0.478628670499366468 * inner + 0.236926885056189088 * outer)
  }

  private func speed(at t: CGFloat) -> CGFloat {
    let u = 1 - t
    let a = 3 * u * u
    let b = 6 * u * t
    let c = 3 * t * t
    let x =
      a * (curve.control1.x - curve.start.x) + b * (curve.control2.x - curve.control1.x)
      + c * (curve.end.x - curve.control2.x)
    let y =
      a * (curve.control1.y - curve.start.y) + b * (curve.control2.y - curve.control1.y)
      + c * (curve.end.y - curve.control2.y)
    return (x * x + y * y).squareRoot()
  }
}

extension CubicCurve {
  /// Returns the part of the curve between two parameters, with de Casteljau's subdivision.
  func piece(from: CGFloat, to: CGFloat) -> CubicCurve {
    let head = to < 1 ? split(at: to).head : self
    return from > 0 && to > 0 ? head.split(at: from / to).tail : head
  }

  private func split(at t: CGFloat) -> (head: CubicCurve, tail: CubicCurve) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let a = mix(start, control1)
    let b = mix(control1, control2)
    let c = mix(control2, end)
    let ab = mix(a, b)
    let bc = mix(b, c)
    let middle = mix(ab, bc)
    return (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
  }
}
