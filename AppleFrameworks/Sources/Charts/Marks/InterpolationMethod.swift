import Foundation

/// The way in which a line or an area connects its points.
///
/// - Source: developer.apple.com/documentation/charts/interpolationmethod
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }
  let kind: Kind

  /// Straight lines.
  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  /// Cubic curves without extremes between points.
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  /// Steps in the middle between points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  /// Steps after points: a value lasts until the next point.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  /// Steps at points: the next value starts at its predecessor's point.
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  /// A cardinal spline with the tension 0.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// Returns a cardinal spline.
  ///
  /// - Parameter tension: The tension, from 0 to 1. A spline with the tension 1 consists of straight lines.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  /// A centripetal Catmull–Rom spline.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// Returns a Catmull–Rom spline.
  ///
  /// - Parameter alpha: The parameter, from 0 (uniform) to 1 (chordal).
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
}
