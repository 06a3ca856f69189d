import UIKit

/// A shape that can be made smaller on all sides.
///
/// - Source: developer.apple.com/documentation/swiftui/insettableshape
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller on all sides by some points; larger for negative amounts.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws along the inner edge of the shape.
  ///
  /// - Parameters:
  ///   - content: The style to draw with.
  ///   - style: The width and form of the line.
  ///   - antialiased: Ignored: edges are smooth.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws along the inner edge of the shape, in a width in points.
  ///
  /// - Parameter antialiased: Ignored: edges are smooth.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  /// Draws along the inner edge of the shape in the foreground style, in a width in points.
  ///
  /// - Parameter antialiased: Ignored: edges are smooth.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    inset(by: lineWidth / 2).stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Draws along the inner edge of the shape in the foreground style.
  ///
  /// - Parameter antialiased: Ignored: edges are smooth.
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    inset(by: style.lineWidth / 2).stroke(ForegroundStyle(), style: style)
  }
}
