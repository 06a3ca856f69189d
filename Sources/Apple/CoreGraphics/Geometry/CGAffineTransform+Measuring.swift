import Foundation

extension CGAffineTransform {
  /// By how much areas grow; negative where the transform mirrors, zero where it has no inverse.
  package var determinant: CGFloat { a * d - b * c }

  /// How much lengths grow, on average over all directions.
  package var meanScale: CGFloat { abs(determinant).squareRoot() }

  /// Whether lines along the axes stay along the axes, quarter turns left out.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 }

  /// Whether rectangles stay rectangles: scale, translation and quarter turns.
  package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// Whether the transform can be undone: its determinant is not 0, nor so near to it that its inverse is no number.
  package var hasInverse: Bool {
    let determinant = self.determinant
    return determinant.isFinite && (1 / determinant).isFinite
  }

  /// Whether every entry is a number and the transform can be undone.
  package var isUsable: Bool { hasInverse && tx.isFinite && ty.isFinite }
}
