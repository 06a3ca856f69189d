extension CATransform3D {
  /// Returns the affine transform that best approximates the projection of a flat layer with this transform.
  ///
  /// It is exact if the layer is parallel to the screen, even with perspective, since all its points have the same
  /// depth. A tilted layer with perspective would become a trapezoid. It is drawn as a parallelogram that is exact at
  /// one point and approximate near it.
  ///
  /// - Parameter point: The point of exact agreement, in the layer's coordinates.
  package func projectedOntoPlane(around point: CGPoint) -> CGAffineTransform {
    let isTilted = m14 != 0 || m24 != 0
    let divisor = isTilted ? m14 * point.x + m24 * point.y + m44 : m44
    let depth = divisor == 0 || !divisor.isFinite ? 1 : divisor
    guard isTilted else {
      if depth == 1 { return CATransform3DGetAffineTransform(self) }
      return CGAffineTransform(
        a: m11 / depth, b: m12 / depth, c: m21 / depth, d: m22 / depth, tx: m41 / depth, ty: m42 / depth)
    }
    // The derivative of the quotient, since the depth varies across the layer.
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
  /// Returns the sine, which is exact at quarter turns, where rounding would tilt horizontal lines.
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
