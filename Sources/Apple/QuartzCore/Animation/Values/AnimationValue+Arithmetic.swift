extension AnimationValue {
  /// Returns the interpolated value: this one at 0, the other one at 1, and beyond them if the pacing overshoots.
  ///
  /// Values that can't be interpolated change at the end, like a discrete step.
  package func interpolated(to end: AnimationValue, progress: Double) -> AnimationValue {
    if progress == 0 { return self }
    if progress == 1 { return end }
    let p = CGFloat(progress)
    switch (self, end) {
    case (.number(let a), .number(let b)):
      return .number(a + (b - a) * progress)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x, p), y: mix(a.y, b.y, p)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width, p), height: mix(a.height, b.height, p)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x, p), y: mix(a.origin.y, b.origin.y, p),
          width: mix(a.size.width, b.size.width, p), height: mix(a.size.height, b.size.height, p)))
    case (.transform(let a), .transform(let b)):
      return .transform(TransformDecomposition.interpolate(a, b, progress: p))
    case (.color(let a), .color(let b)):
      return .color(Self.mix(a, b, p))
    case (.nothing, .color(let b)):
      return .color(Self.mix(b.copy(alpha: 0) ?? b, b, p))
    case (.color(let a), .nothing):
      return .color(Self.mix(a, a.copy(alpha: 0) ?? a, p))
    case (.path(let a), .path(let b)):
      return a.interpolated(to: b, progress: p).map(AnimationValue.path) ?? (progress < 1 ? self : end)
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, progress: progress) })
    // A boxed value may have either type.
    case (.point, .size(let b)):
      return interpolated(to: .point(CGPoint(x: b.width, y: b.height)), progress: progress)
    case (.size, .point(let b)):
      return interpolated(to: .size(CGSize(width: b.x, height: b.y)), progress: progress)
    default:
      return progress < 1 ? self : end
    }
  }

  /// Returns this value plus a multiple of another one. Transforms are concatenated, the other one first. Values that
  /// can't be added don't change.
  package func adding(_ other: AnimationValue, times: Int) -> AnimationValue {
    let n = CGFloat(times)
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(a + b * Double(times))
    case (.point(let a), _):
      guard let b = other.point else { return self }
      return .point(CGPoint(x: a.x + b.x * n, y: a.y + b.y * n))
    case (.size(let a), _):
      guard let b = other.size else { return self }
      return .size(CGSize(width: a.width + b.width * n, height: a.height + b.height * n))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * n, y: a.origin.y + b.origin.y * n, width: a.size.width + b.size.width * n,
          height: a.size.height + b.size.height * n))
    case (.transform(var result), .transform(let b)):
      let step = times < 0 ? CATransform3DInvert(b) : b
      // With more repetitions, the result converges or overflows.
      for _ in 0..<min(times.magnitude, 10_000) { result = CATransform3DConcat(step, result) }
      return .transform(result)
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.adding($1, times: times) })
    default:
      return self
    }
  }

  /// Returns the distance between two values, for pacing; `nil` for values without a distance.
  func distance(to other: AnimationValue) -> Double? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return (b - a).magnitude
    case (.point(let a), .point(let b)): return Double(hypot(b.x - a.x, b.y - a.y))
    case (.size(let a), .size(let b)): return Double(hypot(b.width - a.width, b.height - a.height))
    case (.rect(let a), .rect(let b)):
      return Double(
        hypot(
          hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y), hypot(b.width - a.width, b.height - a.height)))
    case (.transform(let a), .transform(let b)):
      return Double(hypot(hypot(b.m41 - a.m41, b.m42 - a.m42), b.m43 - a.m43))
    case (.color(let a), .color(let b)):
      let (a, b) = (a.standard, b.standard)
      return Double(hypot(hypot(b.red - a.red, b.green - a.green), hypot(b.blue - a.blue, b.alpha - a.alpha)))
    default: return nil
    }
  }

  /// Returns the mixture of two colors, weighted with their alpha.
  private static func mix(_ a: CGColor, _ b: CGColor, _ p: CGFloat) -> CGColor {
    let (a, b) = (a.standard, b.standard)
    let alpha = min(max(a.alpha + (b.alpha - a.alpha) * p, 0), 1)
    guard alpha > 0 else { return CGColor(srgbRed: b.red, green: b.green, blue: b.blue, alpha: 0) }
    func part(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      (x * a.alpha + (y * b.alpha - x * a.alpha) * p) / alpha
    }
    return CGColor(
      srgbRed: part(a.red, b.red), green: part(a.green, b.green), blue: part(a.blue, b.blue), alpha: alpha)
  }

  private func mix(_ a: CGFloat, _ b: CGFloat, _ p: CGFloat) -> CGFloat {
    a + (b - a) * p
  }
}

extension CGPath {
  /// Returns the interpolated path between two with the same elements; `nil` if they differ.
  fileprivate func interpolated(to end: CGPath, progress p: CGFloat) -> CGPath? {
    guard elements.types == end.elements.types else { return nil }
    var result = PathElements()
    result.reserve(elements.types.count)
    var index = 0
    func next() -> CGPoint {
      let (a, b) = (elements.points[index], end.elements.points[index])
      index += 1
      return CGPoint(x: a.x + (b.x - a.x) * p, y: a.y + (b.y - a.y) * p)
    }
    for type in elements.types {
      switch type {
      case .moveToPoint: result.move(to: next())
      case .addLineToPoint: result.line(to: next())
      case .addQuadCurveToPoint:
        let control = next()
        result.quadratic(control: control, to: next())
      case .addCurveToPoint:
        let (first, second) = (next(), next())
        result.cubic(first, second, to: next())
      case .closeSubpath: result.close()
      }
    }
    return CGPath(elements: result)
  }
}
