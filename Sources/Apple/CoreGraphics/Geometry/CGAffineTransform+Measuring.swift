import Foundation

extension CGAffineTransform {
  /// The factor of areas: negative with a reflection, 0 if the transform is singular.
  package var determinant: CGFloat { a * d - b * c }

  /// The average factor of lengths in all directions.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// Whether lines along the axes remain along them, without quarter turns.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// Whether rectangles remain rectangles: scale, translation and quarter turns.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether the transform has an inverse: its determinant isn't 0 or so close to it that the inverse isn't finite.
  package var hasInverse: Bool {
    let determinant = self.determinant
    return determinant.isFinite && (1 / determinant).isFinite
  }

  /// Whether all elements are finite and the transform has an inverse.
  package var isUsable: Bool { hasInverse && tx.isFinite && ty.isFinite }
}
