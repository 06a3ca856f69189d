import UIKit

/// A shape with a rotation.
///
/// - Source: developer.apple.com/documentation/swiftui/rotatedshape
public struct RotatedShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The angle of the clockwise rotation.
  public var angle: Angle
  /// The point of the rectangle that stays in place.
  public var anchor: UnitPoint
  /// Creates a rotated shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the rotated path of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let transform = CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians)
      .translatedBy(x: -point.x, y: -point.y)
    return shape.path(in: rect).applying(transform)
  }

  /// The data of the shape and the angle for animations.
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }
}
