import Foundation

extension CGAffineTransform {
  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform with a preceding translation.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a, b, c, d, tx * a + ty * c + self.tx, tx * b + ty * d + self.ty)
  }

  /// Returns the transform with a preceding scaling.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a * sx, b * sx, c * sy, d * sy, tx, ty)
  }

  /// Returns the transform with a preceding rotation.
  ///
  /// - Parameter angle: The angle in radians, from the positive x axis toward the positive y axis.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one and then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c, a * t2.b + b * t2.d,
      c * t2.a + d * t2.c, c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse; the transform itself if it is singular, with a determinant of 0 or so close to it that the
  /// inverse isn't finite.
  public func inverted() -> CGAffineTransform {
    guard hasInverse else { return self }
    let determinant = self.determinant
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }

  /// Returns the scale, shear, rotation and translation whose concatenation, in this order, is the transform.
  ///
  /// A reflection results in one negative scale. Undetermined values of a singular transform are 0.
  public func decomposed() -> CGAffineTransformComponents {
    var components = CGAffineTransformComponents()
    components.translation = CGVector(dx: tx, dy: ty)
    // Without the translation, the rows are (sx·cos, sx·sin) and (sy·(shear·cos - sin), sy·(shear·sin + cos)).
    let length = hypot(a, b)
    guard length > 0 else {
      components.scale = CGSize(width: 0, height: hypot(c, d))
      components.rotation = atan2(-c, d)
      return components
    }
    // Otherwise, a reflected x axis would become a half turn with a reflected y axis.
    let width = determinant < 0 && a < 0 && d >= 0 ? -length : length
    let cosine = a / width
    let sine = b / width
    let height = d * cosine - c * sine
    components.scale = CGSize(width: width, height: height)
    components.horizontalShear = height == 0 ? 0 : (c * cosine + d * sine) / height
    components.rotation = atan2(sine, cosine)
    return components
  }

  /// Creates the transform that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }
}
