import UIKit

extension GraphicsContext {
  /// A color, style or gradient that fills paths and text.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/graphicscontext/shading
  public struct Shading: Sendable {
    /// Unchecked: The closures only read styles, which are values.
    enum Kind: @unchecked Sendable {
      case paint((EnvironmentValues) -> Paint)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    let kind: Kind

    /// The foreground style of the canvas's environment.
    public static var foreground: Shading {
      Shading(kind: .paint { HierarchicalShapeStyle.primary.paint(in: $0) })
    }

    /// Returns a shading with a color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .paint { color.paint(in: $0) }) }
    /// Returns a shading with a color from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading with a gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading with a style. Unit points refer to the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .paint { style.painted(in: $0) }) }
    /// Returns a shading with a linear gradient, in the coordinates of the context.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// Returns a shading with a radial gradient around a point, in the coordinates of the context.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// Returns a shading with a conic gradient around a point, in the coordinates of the context.
    ///
    /// - Parameter angle: The start angle.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// Returns the color that replaces the gradient where gradients are not supported.
    func color(in environment: EnvironmentValues) -> UIColor {
      switch kind {
      case .paint(let paint): paint(environment).color
      case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .conic(let gradient, _, _):
        gradient.stops.first?.color.resolve(in: environment) ?? .clear
      }
    }

    func fill(_ path: Path, _ style: FillStyle, _ context: CGContext, _ environment: EnvironmentValues, _ size: CGSize)
    {
      if case .paint(let paint) = kind {
        return Painting.fill(path, paint(environment), in: path.boundingRect, style, context)
      }
      context.saveGState()
      defer { context.restoreGState() }
      context.setShouldAntialias(style.isAntialiased)
      context.addPath(path.cgPath)
      context.clip(using: style.isEOFilled ? .evenOdd : .winding)
      let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      switch kind {
      case .paint: break
      case .linear(let gradient, let start, let end):
        guard let gradient = gradient.drawn(in: environment) else { return }
        context.drawLinearGradient(gradient, start: start, end: end, options: options)
      case .radial(let gradient, let center, let start, let end):
        guard let gradient = gradient.drawn(in: environment) else { return }
        context.drawRadialGradient(
          gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end, options: options)
      case .conic(let gradient, let center, let angle):
        guard let gradient = gradient.drawn(in: environment) else { return }
        context.drawConicGradient(gradient, center: center, angle: angle.radians)
      }
    }
  }
}

extension Gradient {
  /// Returns the gradient as a Core Graphics gradient.
  fileprivate func drawn(in environment: EnvironmentValues) -> CGGradient? {
    guard !stops.isEmpty, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    let colors = stops.map { (stop: Stop) -> CGColor in
      let color: UIColor = stop.color.resolve(in: environment)
      return color.cgColor
    }
    return CGGradient(colorsSpace: space, colors: colors as CFArray, locations: stops.map(\.location))
  }
}
