import UIKit

/// A shape that can be inset.
///
/// - Source: developer.apple.com/documentation/swiftui/insettableshape
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset on all sides by a distance in points. Negative distances enlarge the shape.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes the inner border of the shape.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - style: The width and form of the line.
  ///   - antialiased: Ignored. Edges are always antialiased.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Strokes the inner border of the shape with a line width in points.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// Strokes the inner border of the shape in the foreground style, with a line width in points.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    inset(by: lineWidth / 2).stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Strokes the inner border of the shape in the foreground style.
  ///
  /// - Parameter antialiased: Ignored. Edges are always antialiased.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    inset(by: style.lineWidth / 2).stroke(ForegroundStyle(), style: style)
  }
}
