import Foundation

/// The parts of an affine transform: scale, then shear, then rotation, then translation.
///
/// - Source: developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents
public struct CGAffineTransformComponents: Sendable {
  /// The factors along both axes. Mirroring is a negative factor.
  public var scale: CGSize
  /// How far a point is moved across per unit of distance along the other axis.
  public var horizontalShear: CGFloat
  /// Radians, from the positive x axis towards the positive y axis.
  public var rotation: CGFloat
  /// What is added to the coordinates.
  public var translation: CGVector

  /// Creates components that are all zero.
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
