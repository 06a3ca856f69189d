import SwiftUI

/// A shape that charts use as a symbol of points.
///
/// - Source: developer.apple.com/documentation/charts/chartsymbolshape
public protocol ChartSymbolShape: Shape {
  /// The area of the perceived size of the symbol, as a fraction of that of its frame.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The unit rectangle by default.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// One of the symbols of charts.
///
/// - Source: developer.apple.com/documentation/charts/basicchartsymbolshape
public struct BasicChartSymbolShape: ChartSymbolShape, InsettableShape, Hashable {
  enum Kind: Hashable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
  let kind: Kind
  var inset: CGFloat = 0

  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon that points up.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// An asterisk with six arms.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

  /// Returns the shape inset by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, inset: inset + amount)
  }

  /// Returns the outline of the symbol in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    // A square, a triangle and a diamond have about the same area as the circle.
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, center, radius * 1.2)
    case .diamond: return polygon(4, center, radius * 1.15)
    case .pentagon: return polygon(5, center, radius * 1.05)
    case .plus: return arms(2, center, radius, turned: 0)
    case .cross: return arms(2, center, radius, turned: .pi / 4)
    case .asterisk: return arms(3, center, radius, turned: .pi / 2)
    }
  }

  private nonisolated func polygon(_ corners: Int, _ center: CGPoint, _ radius: CGFloat) -> Path {
    Path { path in
      for corner in 0..<corners {
        let angle = -CGFloat.pi / 2 + 2 * .pi * CGFloat(corner) / CGFloat(corners)
        let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        corner == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
    }
  }

  private nonisolated func arms(_ count: Int, _ center: CGPoint, _ radius: CGFloat, turned: CGFloat) -> Path {
    let bar = Path(CGRect(x: -radius, y: -radius / 5, width: 2 * radius, height: 2 * radius / 5))
    return Path { path in
      for arm in 0..<count {
        let angle = turned + .pi * CGFloat(arm) / CGFloat(count)
        path.addPath(
          bar, transform: CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle))
      }
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon that points up.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// An asterisk with six arms.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol shape with an erased type.
///
/// - Source: developer.apple.com/documentation/charts/anychartsymbolshape
public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape
  /// Creates a shape from another shape.
  public init<S: ChartSymbolShape>(_ shape: S) { self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape }
  /// The perceptual rectangle of the shape.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  /// Returns the outline of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
