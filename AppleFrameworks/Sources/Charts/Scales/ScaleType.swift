import Foundation

/// The type of a scale, which determines the distances between its values.
///
/// - Source: developer.apple.com/documentation/charts/scaletype
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, date, category, log
    case symmetricLog(slope: Double)
    case power(Double)
  }
  let kind: Kind

  /// A scale with equal distances between numbers.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// A scale of dates.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A scale with an equal length for each category.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// A scale of the logarithms of positive numbers.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// A logarithmic scale in both directions from zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// A scale of the square roots of numbers.
  public static var squareRoot: ScaleType { ScaleType(kind: .power(0.5)) }
  /// Returns a logarithmic scale in both directions from zero, with a slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slopeAtZero))
  }
  /// Returns a scale of the powers of numbers.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Returns the number whose distances are linear.
  func forward(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: Foundation.log(max(value, .leastNormalMagnitude))
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
    }
  }

  func backward(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: exp(value)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }
}
