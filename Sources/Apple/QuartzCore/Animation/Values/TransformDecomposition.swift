import Foundation

/// The decomposition of a transform into scale, skew, rotation, translation and perspective, in this order.
///
/// Interpolating the parts rotates and scales an object naturally, while interpolating the matrices would shrink it in
/// between. Spencer Thomas, "Decomposing a matrix into simple transformations", Graphics Gems II, with Ken Shoemake's
/// quaternions for the rotation; "CSS Transforms Level 2" has the same steps.
struct TransformDecomposition {
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
  var skew: (xy: CGFloat, xz: CGFloat, yz: CGFloat) = (0, 0, 0)
  var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)
  /// The rotation, a quaternion of length 1.
  var turn: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)

  init() {}

  /// Creates the decomposition; `nil` for a singular transform, which has none.
  init?(_ matrix: CATransform3D) {
    guard matrix.m44 != 0 else { return nil }
    var m = matrix.dividedByCorner
    var affine = m
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    let inverse = CATransform3DInvert(affine)
    guard abs(affine.determinant) > 1e-12 else { return nil }
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
      // The column of the perspective is multiplied with the affine part.
      let (a, b, c, d) = (m.m14, m.m24, m.m34, m.m44)
      perspective.x = inverse.m11 * a + inverse.m12 * b + inverse.m13 * c + inverse.m14 * d
      perspective.y = inverse.m21 * a + inverse.m22 * b + inverse.m23 * c + inverse.m24 * d
      perspective.z = inverse.m31 * a + inverse.m32 * b + inverse.m33 * c + inverse.m34 * d
      perspective.w = inverse.m41 * a + inverse.m42 * b + inverse.m43 * c + inverse.m44 * d
      (m.m14, m.m24, m.m34, m.m44) = (0, 0, 0, 1)
    }
    translation = (m.m41, m.m42, m.m43)
    var rows = [Row(m.m11, m.m12, m.m13), Row(m.m21, m.m22, m.m23), Row(m.m31, m.m32, m.m33)]
    scale.x = rows[0].length
    rows[0] = rows[0].scaled(1 / scale.x)
    skew.xy = rows[0].dot(rows[1])
    rows[1] = rows[1].minus(rows[0], times: skew.xy)
    scale.y = rows[1].length
    rows[1] = rows[1].scaled(1 / scale.y)
    skew.xy /= scale.y
    skew.xz = rows[0].dot(rows[2])
    rows[2] = rows[2].minus(rows[0], times: skew.xz)
    skew.yz = rows[1].dot(rows[2])
    rows[2] = rows[2].minus(rows[1], times: skew.yz)
    scale.z = rows[2].length
    rows[2] = rows[2].scaled(1 / scale.z)
    skew.xz /= scale.z
    skew.yz /= scale.z
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      // A reflection. In the plane, it flips one axis, so that flat transforms remain flat.
      if rows[2].z > 0 && m.isFlat {
        scale.y = -scale.y
        rows[1] = rows[1].scaled(-1)
        skew.xy = -skew.xy
      } else {
        scale = (-scale.x, -scale.y, -scale.z)
        rows = rows.map { $0.scaled(-1) }
      }
    }
    turn = Self.quaternion(rows)
  }

  /// Creates the decomposition; of a singular transform, only the translation.
  init(orMoveOf matrix: CATransform3D) {
    self.init()
    if let parts = TransformDecomposition(matrix) {
      self = parts
    } else {
      translation = (matrix.m41, matrix.m42, matrix.m43)
    }
  }

  /// The transform of these parts.
  var transform: CATransform3D {
    let (x, y, z, w) = turn
    var result = CATransform3D(
      m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y), m14: 0,
      m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x), m24: 0,
      m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y), m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
    if skew != (0, 0, 0) {
      var shear = CATransform3DIdentity
      (shear.m21, shear.m31, shear.m32) = (skew.xy, skew.xz, skew.yz)
      result = CATransform3DConcat(shear, result)
    }
    if scale != (1, 1, 1) { result = CATransform3DScale(result, scale.x, scale.y, scale.z) }
    (result.m41, result.m42, result.m43) = translation
    if perspective != (0, 0, 0, 1) {
      var projection = CATransform3DIdentity
      (projection.m14, projection.m24, projection.m34, projection.m44) = perspective
      result = CATransform3DConcat(result, projection)
    }
    return result
  }

  /// Returns an interpolated transform between two.
  static func interpolate(_ a: CATransform3D, _ b: CATransform3D, progress p: CGFloat) -> CATransform3D {
    // Translations and scales don't need to be decomposed and have exact results.
    if a.isMoveAndScale && b.isMoveAndScale { return mixed(a, b, p) }
    guard let first = TransformDecomposition(a), let second = TransformDecomposition(b) else { return mixed(a, b, p) }
    var result = TransformDecomposition()
    result.translation = mix(first.translation, second.translation, p)
    result.scale = mix(first.scale, second.scale, p)
    result.skew = mix(first.skew, second.skew, p)
    let (f, s) = (first.perspective, second.perspective)
    result.perspective = (
      f.x + (s.x - f.x) * p, f.y + (s.y - f.y) * p, f.z + (s.z - f.z) * p, f.w + (s.w - f.w) * p
    )
    result.turn = turned(first.turn, second.turn, p)
    return result.transform
  }

  // MARK: - Rotation

  /// The angles in radians of equivalent rotations around x, y and then z.
  var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let (x, y, z, w) = turn
    let m13 = 2 * (x * z - w * y)
    let sine = min(max(-m13, -1), 1)
    if abs(sine) > 0.999_999_9 {
      return (
        0, CGFloat(asin(Double(sine))), CGFloat(atan2(Double(-2 * (x * y - w * z)), Double(1 - 2 * (x * x + z * z))))
      )
    }
    return (
      CGFloat(atan2(Double(2 * (y * z + w * x)), Double(1 - 2 * (x * x + y * y)))), CGFloat(asin(Double(sine))),
      CGFloat(atan2(Double(2 * (x * y + w * z)), Double(1 - 2 * (y * y + z * z))))
    )
  }

  mutating func turn(by angles: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    var matrix = CATransform3DMakeRotation(angles.x, 1, 0, 0)
    matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angles.y, 0, 1, 0))
    matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(angles.z, 0, 0, 1))
    turn = Self.quaternion([
      Row(matrix.m11, matrix.m12, matrix.m13), Row(matrix.m21, matrix.m22, matrix.m23),
      Row(matrix.m31, matrix.m32, matrix.m33),
    ])
  }

  /// Returns the interpolated rotation on the shorter arc.
  private static func turned(
    _ a: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat), _ b: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat),
    _ p: CGFloat
  ) -> (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    var b = b
    var dot = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    // A half turn has no shorter arc. The requested angle is kept, so that rounding doesn't decide.
    if dot < -1e-9 {
      b = (-b.x, -b.y, -b.z, -b.w)
      dot = -dot
    }
    if dot >= 1 - 1e-12 { return a }
    let angle = CGFloat(acos(Double(min(dot, 1))))
    let sine = CGFloat(sin(Double(angle)))
    let first = CGFloat(sin(Double((1 - p) * angle))) / sine
    let second = CGFloat(sin(Double(p * angle))) / sine
    return (
      a.x * first + b.x * second, a.y * first + b.y * second, a.z * first + b.z * second, a.w * first + b.w * second
    )
  }

  private static func quaternion(_ r: [Row]) -> (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return ((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4)
    }
    if r[0].x > r[1].y && r[0].x > r[2].z {
      let s = 2 * (1 + r[0].x - r[1].y - r[2].z).squareRoot()
      return (s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s)
    }
    if r[1].y > r[2].z {
      let s = 2 * (1 + r[1].y - r[0].x - r[2].z).squareRoot()
      return ((r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s, (r[2].x - r[0].z) / s)
    }
    let s = 2 * (1 + r[2].z - r[0].x - r[1].y).squareRoot()
    return ((r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4, (r[0].y - r[1].x) / s)
  }

  // MARK: - Mixing

  private static func mix(
    _ a: (CGFloat, CGFloat, CGFloat), _ b: (CGFloat, CGFloat, CGFloat), _ p: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    (a.0 + (b.0 - a.0) * p, a.1 + (b.1 - a.1) * p, a.2 + (b.2 - a.2) * p)
  }

  private static func mixed(_ a: CATransform3D, _ b: CATransform3D, _ p: CGFloat) -> CATransform3D {
    func m(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * p }
    return CATransform3D(
      m11: m(a.m11, b.m11), m12: m(a.m12, b.m12), m13: m(a.m13, b.m13), m14: m(a.m14, b.m14),
      m21: m(a.m21, b.m21), m22: m(a.m22, b.m22), m23: m(a.m23, b.m23), m24: m(a.m24, b.m24),
      m31: m(a.m31, b.m31), m32: m(a.m32, b.m32), m33: m(a.m33, b.m33), m34: m(a.m34, b.m34),
      m41: m(a.m41, b.m41), m42: m(a.m42, b.m42), m43: m(a.m43, b.m43), m44: m(a.m44, b.m44))
  }
}

/// A row of a matrix.
private struct Row {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  var length: CGFloat { (x * x + y * y + z * z).squareRoot() }

  func dot(_ other: Row) -> CGFloat { x * other.x + y * other.y + z * other.z }

  func cross(_ o: Row) -> Row { Row(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }

  func scaled(_ k: CGFloat) -> Row { Row(x * k, y * k, z * k) }

  func minus(_ o: Row, times k: CGFloat) -> Row { Row(x - o.x * k, y - o.y * k, z - o.z * k) }
}

extension CATransform3D {
  fileprivate var dividedByCorner: CATransform3D {
    if m44 == 1 { return self }
    let k = 1 / m44
    return CATransform3D(
      m11: m11 * k, m12: m12 * k, m13: m13 * k, m14: m14 * k, m21: m21 * k, m22: m22 * k, m23: m23 * k, m24: m24 * k,
      m31: m31 * k, m32: m32 * k, m33: m33 * k, m34: m34 * k, m41: m41 * k, m42: m42 * k, m43: m43 * k, m44: 1)
  }

  /// The determinant of the part that rotates and scales.
  fileprivate var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  fileprivate var isFlat: Bool { m13 == 0 && m23 == 0 && m31 == 0 && m32 == 0 }

  fileprivate var isMoveAndScale: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1 && m11 > 0 && m22 > 0 && m33 > 0
  }
}
