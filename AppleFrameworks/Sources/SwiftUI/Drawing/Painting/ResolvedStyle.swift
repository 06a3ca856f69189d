import UIKit

/// A style that is resolved for an environment, for modules that draw many shapes with it.
package struct ResolvedStyle {
  let paint: Paint

  /// Resolves a style.
  package init(_ style: some ShapeStyle, in environment: EnvironmentValues) {
    paint = style.painted(in: environment)
  }

  /// The color; `nil` for gradients, materials and images.
  package var color: UIColor? {
    if case .color(let color) = paint { color } else { nil }
  }

  /// Fills a path. Unit points of gradients refer to a rectangle.
  package func fill(_ path: Path, in bounds: CGRect, opacity: Double, _ context: CGContext) {
    Painting.fill(path, opacity < 1 ? paint.faded(opacity) : paint, in: bounds, FillStyle(), context)
  }

  /// Strokes a path. Unit points of gradients refer to a rectangle.
  package func stroke(_ path: Path, in bounds: CGRect, _ style: StrokeStyle, opacity: Double, _ context: CGContext) {
    Painting.stroke(path, opacity < 1 ? paint.faded(opacity) : paint, in: bounds, style, context)
  }
}

extension AnyShapeStyle {
  /// The color, if the style is one and nothing more.
  package var plainColor: Color? { style as? Color }
}

extension Text {
  /// The words of the text in an environment.
  package func words(in environment: EnvironmentValues) -> String { resolved(in: environment).string }

  /// Returns the size of the text on one line, in points.
  package func lineSize(in environment: EnvironmentValues) -> CGSize {
    GraphicsContext.ResolvedText(
      text: resolved(in: environment), font: firstFont(in: environment), environment: environment,
      shading: .foreground
    ).measure(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
  }
}

extension Anchor where Value == CGRect {
  /// Creates an anchor for a rectangle in the coordinates of a window.
  ///
  /// - Parameter rect: A closure that returns the rectangle when a geometry reader requests it.
  package init(inWindow rect: @escaping @MainActor () -> CGRect) {
    self.init { target in
      let other = target.inWindow
      return rect().offsetBy(dx: -other.minX, dy: -other.minY)
    }
  }
}
