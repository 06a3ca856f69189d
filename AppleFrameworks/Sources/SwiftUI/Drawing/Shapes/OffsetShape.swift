import UIKit

/// A shape with an offset.
///
/// - Source: developer.apple.com/documentation/swiftui/offsetshape
public struct OffsetShape<Content: Shape>: Shape {
  /// The original shape.
  public var shape: Content
  /// The offset, in points.
  public var offset: CGSize
  /// Creates a shape with an offset.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the path of the shape in a rectangle with the offset applied.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The data of the shape and the offset for animations.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}
