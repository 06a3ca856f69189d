import UIKit

/// A view that displays a shape, which can be filled and stroked again.
///
/// - Source: developer.apple.com/documentation/swiftui/shapeview
@preconcurrency @MainActor
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension DrawnShape: ShapeView {}

/// A view that displays a shape with another view in front of it.
struct LayeredShape<Base: View, Content: Shape, Top: View>: ShapeView {
  nonisolated(unsafe) let base: Base
  let shape: Content
  nonisolated(unsafe) let top: Top

  nonisolated init(base: Base, shape: Content, top: Top) {
    self.base = base
    self.shape = shape
    self.top = top
  }

  var body: some View { base.overlay { top } }
}

extension ShapeView {
  /// Fills the shape again, in front of the previous drawing.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/shapeview/fill(_:style:)
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    LayeredShape(base: self, shape: shape, top: DrawnShape(shape: shape, style: content, drawing: .fill(style)))
  }

  /// Strokes the outline of the shape, in front of the previous drawing.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(base: self, shape: shape, top: DrawnShape(shape: shape, style: content, drawing: .stroke(style)))
  }

  /// Strokes the outline of the shape with a line width in points, in front of the previous drawing.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inner border of the shape, in front of the previous drawing.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(base: self, shape: shape, top: shape.strokeBorder(content, style: style))
  }

  /// Strokes the inner border of the shape with a line width in points, in front of the previous drawing.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    LayeredShape(base: self, shape: shape, top: shape.strokeBorder(content, lineWidth: lineWidth))
  }
}
