import SwiftUI

/// Curves through points.
enum LinePaths {
  /// Returns a line through points.
  static func line(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    let path = CGMutablePath()
    guard let first = points.first else { return Path() }
    path.move(to: first)
    append(points, method, to: path)
    return Path(path)
  }

  /// Returns the area between two lines.
  static func area(_ low: [CGPoint], _ high: [CGPoint], _ method: InterpolationMethod) -> Path {
    guard let first = high.first, let last = low.last else { return Path() }
    let path = CGMutablePath()
    path.move(to: first)
    append(high, method, to: path)
    path.addLine(to: last)
    // The way back has the steps at the opposite side.
    let back: InterpolationMethod =
      switch method.kind {
      case .stepStart: .stepEnd
      case .stepEnd: .stepStart
      default: method
      }
    append(low.reversed(), back, to: path)
    path.closeSubpath()
    return Path(path)
  }

  /// Appends a curve from the first point, which is the current one.
  private static func append(_ points: [CGPoint], _ method: InterpolationMethod, to path: CGMutablePath) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart:
      for (from, to) in zip(points, points.dropFirst()) {
        path.addLine(to: CGPoint(x: from.x, y: to.y))
        path.addLine(to: to)
      }
    case .stepEnd:
      for (from, to) in zip(points, points.dropFirst()) {
        path.addLine(to: CGPoint(x: to.x, y: from.y))
        path.addLine(to: to)
      }
    case .stepCenter:
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: middle, y: from.y))
        path.addLine(to: CGPoint(x: middle, y: to.y))
        path.addLine(to: to)
      }
    case .monotone: monotone(points, path)
    case .cardinal(let tension): cardinal(points, (1 - min(1, max(0, tension))) / 6, path)
    case .catmullRom(let alpha): catmullRom(points, alpha, path)
    }
  }

  private static func cardinal(_ points: [CGPoint], _ factor: CGFloat, _ path: CGMutablePath) {
    for index in 0..<(points.count - 1) {
      let before = points[max(0, index - 1)]
      let (from, to) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      path.addCurve(
        to: to,
        control1: CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
    }
  }

  /// - Source: Yuksel, Schaefer and Keyser: On the Parameterization of Catmull-Rom Curves
  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: CGMutablePath) {
    func length(_ from: CGPoint, _ to: CGPoint) -> CGFloat { pow(hypot(to.x - from.x, to.y - from.y), alpha) }
    for index in 0..<(points.count - 1) {
      let before = points[max(0, index - 1)]
      let (from, to) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      let (d1, d2, d3) = (length(before, from), length(from, to), length(to, after))
      var (first, second) = (from, to)
      if d1 > 1e-6 {
        let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
        first = CGPoint(
          x: (d1 * d1 * to.x - d2 * d2 * before.x + a * from.x) / n,
          y: (d1 * d1 * to.y - d2 * d2 * before.y + a * from.y) / n)
      }
      if d3 > 1e-6 {
        let (a, n) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
        second = CGPoint(
          x: (d3 * d3 * from.x - d2 * d2 * after.x + a * to.x) / n,
          y: (d3 * d3 * from.y - d2 * d2 * after.y + a * to.y) / n)
      }
      path.addCurve(to: to, control1: first, control2: second)
    }
  }

  /// - Source: Steffen: A simple method for monotonic interpolation in one dimension
  private static func monotone(_ points: [CGPoint], _ path: CGMutablePath) {
    func sign(_ value: CGFloat) -> CGFloat { value < 0 ? -1 : 1 }
    var slopes = [CGFloat](repeating: 0, count: points.count)
    func secant(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    for index in points.indices.dropFirst().dropLast() {
      let (before, after) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
      let (s0, s1) = (secant(index - 1), secant(index))
      guard before + after != 0 else { continue }
      let middle = (s0 * after + s1 * before) / (before + after)
      slopes[index] = (sign(s0) + sign(s1)) * min(abs(s0), abs(s1), 0.5 * abs(middle))
    }
    let last = points.count - 1
    if last == 1 {
      (slopes[0], slopes[1]) = (secant(0), secant(0))
    } else {
      slopes[0] = (3 * secant(0) - slopes[1]) / 2
      slopes[last] = (3 * secant(last - 1) - slopes[last - 1]) / 2
    }
    for index in 0..<last {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1]))
    }
  }
}
