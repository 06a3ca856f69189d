import UIKit

/// A shape with a scale.
///
/// - Source: developer.apple.com/documentation/swiftui/scaledshape
public struct ScaledShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The scale factors of width and height.
  public var scale: CGSize
  /// The point of the rectangle that stays in place.
  public var anchor: UnitPoint
  /// Creates a scaled shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the scaled path of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let transform = CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -point.x, y: -point.y)
    return shape.path(in: rect).applying(transform)
  }

  /// The data of the shape and the scale factors for animations.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second
    }
  }
}
