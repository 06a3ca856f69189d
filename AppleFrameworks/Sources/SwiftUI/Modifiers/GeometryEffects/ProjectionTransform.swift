import QuartzCore
import UIKit

/// A transform of points in the plane by a matrix with three rows and columns, which can represent a perspective.
///
/// - Source: developer.apple.com/documentation/swiftui/projectiontransform
public struct ProjectionTransform: Equatable, Sendable {
  /// The component in row 1, column 1.
  public var m11: CGFloat = 1
  /// The component in row 1, column 2.
  public var m12: CGFloat = 0
  /// The component in row 1, column 3.
  public var m13: CGFloat = 0
  /// The component in row 2, column 1.
  public var m21: CGFloat = 0
  /// The component in row 2, column 2.
  public var m22: CGFloat = 1
  /// The component in row 2, column 3.
  public var m23: CGFloat = 0
  /// The component in row 3, column 1.
  public var m31: CGFloat = 0
  /// The component in row 3, column 2.
  public var m32: CGFloat = 0
  /// The component in row 3, column 3.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates a transform from a three-dimensional transform. The depth is ignored.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the transform is affine, so that parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Inverts the transform.
  ///
  /// - Returns: `false` without a change if the transform is not invertible.
  public mutating func invert() -> Bool {
    let scale = determinant
    guard scale != 0 else { return false }
    var result = ProjectionTransform()
    result.m11 = (m22 * m33 - m23 * m32) / scale
    result.m12 = (m13 * m32 - m12 * m33) / scale
    result.m13 = (m12 * m23 - m13 * m22) / scale
    result.m21 = (m23 * m31 - m21 * m33) / scale
    result.m22 = (m11 * m33 - m13 * m31) / scale
    result.m23 = (m13 * m21 - m11 * m23) / scale
    result.m31 = (m21 * m32 - m22 * m31) / scale
    result.m32 = (m12 * m31 - m11 * m32) / scale
    result.m33 = (m11 * m22 - m12 * m21) / scale
    self = result
    return true
  }

  /// Returns the inverse transform, or this transform if it is not invertible.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// Returns a transform that applies this transform and then another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// Returns the three-dimensional transform for a layer with a size. The transform is relative to the center of the
  /// layer.
  func layerTransform(size: CGSize) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12, transform.m14) = (m11, m12, m13)
    (transform.m21, transform.m22, transform.m24) = (m21, m22, m23)
    (transform.m41, transform.m42, transform.m44) = (m31, m32, m33)
    let (x, y) = (size.width / 2, size.height / 2)
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(x, y, 0), transform), CATransform3DMakeTranslation(-x, -y, 0))
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let scale = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / scale, y: (m.m12 * x + m.m22 * y + m.m32) / scale)
  }
}
