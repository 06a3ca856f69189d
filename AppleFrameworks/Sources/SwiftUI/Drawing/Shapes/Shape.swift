import UIKit

/// A type that describes a shape in a rectangle.
///
/// - Source: developer.apple.com/documentation/swiftui/shape
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the path of the shape in a rectangle, in the rectangle's coordinates.
  nonisolated func path(in rect: CGRect) -> Path
  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The role of the shape, which determines its drawing if no style is set.
  nonisolated static var role: ShapeRole { get }
}

extension Shape {
  /// Returns the proposal, with 10 points for missing lengths.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The default role. A shape is filled.
  nonisolated public static var role: ShapeRole { .fill }

  /// A view that fills the shape with the foreground style.
  @MainActor public var body: some View {
    DrawnShape(shape: self, style: ForegroundStyle(), drawing: .fill(FillStyle()))
  }
}

extension Shape {
  /// Fills the shape with a style.
  ///
  /// - Parameter style: The style that determines the interior and whether edges are antialiased.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    DrawnShape(shape: self, style: content, drawing: .fill(style))
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: The style that determines the interior and whether edges are antialiased.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    DrawnShape(shape: self, style: ForegroundStyle(), drawing: .fill(style))
  }

  /// Strokes the outline of the shape with a style.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some ShapeView<Self> {
    DrawnShape(shape: self, style: content, drawing: .stroke(style))
  }

  /// Strokes the outline of the shape with a style and a line width in points.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    DrawnShape(shape: self, style: content, drawing: .stroke(StrokeStyle(lineWidth: lineWidth)))
  }

  /// Returns the shape of a stroke along the outline.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
  /// Returns the shape of a stroke along the outline, with a line width in points.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a part of the outline.
  ///
  /// - Parameters:
  ///   - startFraction: The start, from 0 to 1.
  ///   - endFraction: The end, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Returns the shape offset by distances in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape rotated clockwise around a point of its rectangle.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape scaled around a point of its rectangle.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Returns the shape with a scaled width and height, around a point of its rectangle.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
}
