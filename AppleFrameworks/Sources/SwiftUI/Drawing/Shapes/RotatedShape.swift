import UIKit

/// A shape, turned.
///
/// - Source: developer.apple.com/documentation/swiftui/rotatedshape
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let transform = CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians)
      .translatedBy(x: -point.x, y: -point.y)
    return shape.path(in: rect).applying(transform)
  }
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }
}
