extension CATransform3D {
  /// Returns the affine transform nearest to what a viewer in front of the plane sees of a flat layer under this
  /// transform.
  ///
  /// Exact when the layer stays parallel to the screen, also with perspective: then all its points are divided by the
  /// same depth. A layer that is tilted under perspective would become a trapezium; it is drawn as the parallelogram
  /// that touches it: right at one point and for what lies near it.
  ///
  /// - Parameter point: where the two are to agree, in the layer's coordinates.
  package func projectedOntoPlane(around point: CGPoint) -> CGAffineTransform {
    let isTilted = m14 != 0 || m24 != 0
    let divisor = isTilted ? m14 * point.x + m24 * point.y + m44 : m44
    let depth = divisor == 0 || !divisor.isFinite ? 1 : divisor
    guard isTilted else {
      if depth == 1 { return CATransform3DGetAffineTransform(self) }
      return CGAffineTransform(
        a: m11 / depth, b: m12 / depth, c: m21 / depth, d: m22 / depth, tx: m41 / depth, ty: m42 / depth)
    }
    // The derivative of the quotient: depth changes across the layer, too.
    let x = (m11 * point.x + m21 * point.y + m41) / depth
    let y = (m12 * point.x + m22 * point.y + m42) / depth
    let a = (m11 - x * m14) / depth
    let b = (m12 - y * m14) / depth
    let c = (m21 - x * m24) / depth
    let d = (m22 - y * m24) / depth
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }

  package var hasNaN: Bool {
    (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isNaN
      && [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].contains { $0.isNaN }
  }
}

extension CGFloat {
  /// Sine and cosine that are exact at quarter turns, where rounding would tilt what should be level.
  static func sine(_ angle: CGFloat) -> CGFloat {
    if let quarter = quarterTurns(angle) { return [0, 1, 0, -1][quarter] }
    return CGFloat(sin(Double(angle)))
  }

  static func cosine(_ angle: CGFloat) -> CGFloat {
    if let quarter = quarterTurns(angle) { return [1, 0, -1, 0][quarter] }
    return CGFloat(cos(Double(angle)))
  }

  private static func quarterTurns(_ angle: CGFloat) -> Int? {
    let turns = angle / (.pi / 2)
    guard turns == turns.rounded(), turns.magnitude < 1_000_000 else { return nil }
    return ((Int(turns) % 4) + 4) % 4
  }
}
