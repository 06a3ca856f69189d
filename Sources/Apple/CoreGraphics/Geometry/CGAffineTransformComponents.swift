import Foundation

/// The components of an affine transform: scale, followed by shear, rotation and translation.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents
public struct CGAffineTransformComponents: Sendable {
  /// The factors along both axes. A reflection is a negative factor.
  public var scale: CGSize
  /// The horizontal offset of a point per unit along the other axis.
  public var horizontalShear: CGFloat
  /// The angle in radians, from the positive x axis toward the positive y axis.
  public var rotation: CGFloat
  /// The offset of the coordinates.
  public var translation: CGVector

  /// Creates components of zeros.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components from their values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
