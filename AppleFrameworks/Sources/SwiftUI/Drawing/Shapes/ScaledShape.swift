import UIKit

/// A shape, larger or smaller.
///
/// - Source: developer.apple.com/documentation/swiftui/scaledshape
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let transform = CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale.width, y: scale.height)
      .translatedBy(x: -point.x, y: -point.y)
    return shape.path(in: rect).applying(transform)
  }
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second
    }
  }
}
