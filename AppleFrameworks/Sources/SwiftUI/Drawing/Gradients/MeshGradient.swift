import UIKit

/// A gradient that interpolates colors between the points of a grid.
///
/// - Source: developer.apple.com/documentation/swiftui/meshgradient
public struct MeshGradient: View, ShapeStyle, ViewStyle {
  /// The points of the grid, row by row, from (0, 0) at the top leading corner to (1, 1).
  ///
  /// - Source: developer.apple.com/documentation/swiftui/meshgradient/locations
  public enum Locations: Equatable, Sendable {
    /// The points have no tangents.
    case points([SIMD2<Float>])
    /// The points have tangents.
    case bezierPoints([BezierPoint])

    var positions: [SIMD2<Float>] {
      switch self {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    }
  }

  /// The colors of the points, row by row.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/meshgradient/colors
  public enum Colors: Equatable, Sendable {
    /// The colors depend on the environment.
    case colors([Color])
    /// The colors do not depend on the environment.
    case resolvedColors([Color.Resolved])
  }

  /// A point with tangents to its neighbors.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/meshgradient/bezierpoint
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the point.
    public var position: SIMD2<Float>
    /// The control point toward the leading neighbor.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point toward the neighbor above.
    public var topControlPoint: SIMD2<Float>
    /// The control point toward the trailing neighbor.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point toward the neighbor below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points.
  public var locations: Locations
  /// The colors.
  public var colors: Colors
  /// The color outside of the grid.
  public var background: Color
  /// Whether colors between the points follow a smooth curve. This framework always interpolates them linearly.
  public var smoothsColors: Bool
  /// The color space of the interpolation.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a gradient.
  ///
  /// If the number of points or colors is not `width` times `height`, drawing the gradient stops the program.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a gradient with points and colors.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = .points(points)
    self.colors = .colors(colors)
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    let resolved: [UIColor] =
      switch colors {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors.map { Color($0).resolve(in: environment) }
      }
    let positions = locations.positions
    precondition(
      positions.count == width * height && resolved.count == width * height,
      "MeshGradient: \(width) x \(height) points need as many places and colors, not \(positions.count) and "
        + "\(resolved.count)")
    return .mesh(
      MeshPaint(
        width: width, height: height, points: positions.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
        colors: resolved, background: background.resolve(in: environment)))
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never
}

/// A mesh gradient with resolved colors.
struct MeshPaint {
  let width: Int
  let height: Int
  let points: [CGPoint]
  var colors: [UIColor]
  var background: UIColor

  /// Draws the cells of the grid as small quadrilaterals, each in one color.
  func draw(in bounds: CGRect, _ context: CGContext) {
    context.setFillColor(background.cgColor)
    context.fill(bounds)
    let components = colors.map { color -> [CGFloat] in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    // The quadrilaterals are two points wide, because larger ones are visible as bands.
    let cell = max(bounds.width / CGFloat(max(1, width - 1)), bounds.height / CGFloat(max(1, height - 1)))
    let steps = min(64, max(8, Int((cell / 2).rounded(.up))))
    context.setShouldAntialias(false)
    for row in 0..<max(0, height - 1) {
      for column in 0..<max(0, width - 1) {
        let corners = [
          row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1,
        ]
        func mix(_ values: [CGFloat], _ x: CGFloat, _ y: CGFloat) -> CGFloat {
          (values[0] * (1 - x) + values[1] * x) * (1 - y) + (values[2] * (1 - x) + values[3] * x) * y
        }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          CGPoint(
            x: bounds.minX + mix(corners.map { points[$0].x }, x, y) * bounds.width,
            y: bounds.minY + mix(corners.map { points[$0].y }, x, y) * bounds.height)
        }
        for i in 0..<steps {
          for j in 0..<steps {
            let (x, y) = (CGFloat(i) / CGFloat(steps), CGFloat(j) / CGFloat(steps))
            let step = 1 / CGFloat(steps)
            let color = (0..<4).map { index in mix(corners.map { components[$0][index] }, x + step / 2, y + step / 2) }
            context.setFillColor(UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]).cgColor)
            context.move(to: point(x, y))
            context.addLine(to: point(x + step, y))
            context.addLine(to: point(x + step, y + step))
            context.addLine(to: point(x, y + step))
            context.closePath()
            context.fillPath()
          }
        }
      }
    }
    context.setShouldAntialias(true)
  }
}
