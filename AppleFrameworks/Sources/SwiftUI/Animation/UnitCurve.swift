import Foundation

/// A curve that maps a time from 0 to 1 to a progress from 0 to 1.
///
/// - Source: developer.apple.com/documentation/swiftui/unitcurve
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circularIn
    case circularOut
    case circularInOut
  }

  let kind: Kind

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      kind: .bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }

  /// A straight line.
  public static let linear = UnitCurve(kind: .bezier(0, 0, 1, 1))
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
  /// A curve that starts slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A curve that ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// A curve that starts and ends slowly, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// Returns the progress at a time. Times are clamped to the range from 0 to 1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return time }
      let t = Self.parameter(time, x1, x2)
      return Self.component(t, y1, y2)
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularInOut:
      return time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - time) * (1 - time)).squareRoot()) / 2
    }
  }

  /// Returns the velocity at a time.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return 1 }
      let t = progress <= 0 ? 0 : progress >= 1 ? 1 : Self.parameter(progress, x1, x2)
      let (dx, dy) = (Self.slope(t, x1, x2), Self.slope(t, y1, y2))
      return dx == 0 ? 0 : dy / dx
    default:
      let step = 1e-5
      let (low, high) = (max(0, progress - step), min(1, progress + step))
      return (value(at: high) - value(at: low)) / (high - low)
    }
  }

  /// The inverse curve, in which time and progress are exchanged.
  public var inverse: UnitCurve {
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2): UnitCurve(kind: .bezier(y1, x1, y2, x2))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: .circularEaseInOut
    }
  }

  private static func component(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// Finds the parameter of a curve for an x coordinate by bisection. After 50 steps, the result has the precision of
  /// floating-point numbers.
  private static func parameter(_ x: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if component(middle, first, second) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
