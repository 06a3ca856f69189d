import Foundation

/// The values at which an axis has marks.
///
/// - Source: developer.apple.com/documentation/charts/axismarkvalues
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case calendar(DateStep, Calendar?)
    case explicit([PlottedValue])
  }
  let kind: Kind
  /// Whether values before the lower bound of the domain are included.
  var roundsLower = false
  /// Whether values after the upper bound of the domain are included.
  var roundsUpper = false

  /// Values that suit the domain and the size of the chart.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil, minimumStride: nil)) }

  /// Returns about as many values as desired, at round numbers or dates.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: nil), roundsLower: roundLowerBound ?? false,
      roundsUpper: roundUpperBound ?? false)
  }

  /// Returns about as many values as desired, whose distances are not smaller than a stride.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: PlottedValue(minimumStride).amount),
      roundsLower: roundLowerBound ?? false, roundsUpper: roundUpperBound ?? false)
  }

  /// Returns the multiples of a number.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(PlottedValue(stepSize).amount ?? 1), roundsLower: roundLowerBound ?? false,
      roundsUpper: roundUpperBound ?? false)
  }

  /// Returns the starts of calendar units.
  ///
  /// - Parameter count: The number of units between values.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(DateStep(unit: component, count: max(1, count)), calendar),
      roundsLower: roundLowerBound ?? false, roundsUpper: roundUpperBound ?? false)
  }
}

/// The edge of the plot at which an axis is.
///
/// - Source: developer.apple.com/documentation/charts/axismarkposition
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// The bottom edge for x, and the trailing edge for y.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  /// The leading edge.
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  /// The trailing edge.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  /// The top edge.
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  /// The bottom edge.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// The arrangement of an axis's labels.
///
/// - Source: developer.apple.com/documentation/charts/axismarkpreset
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable { case automatic, aligned, extended, inset }
  let kind: Kind
  /// The default arrangement.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// The first and the last label are aligned with the edges of the plot.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Labels are centered at their values and may extend past the edges of the plot.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// Labels are inside of the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// A value at which an axis has marks.
///
/// - Source: developer.apple.com/documentation/charts/axisvalue
public struct AxisValue {
  /// The index among the axis's values.
  public let index: Int
  /// The number of the axis's values.
  public let count: Int
  let value: PlottedValue
  /// The end of the value's interval, which is the next value.
  let upper: PlottedValue?

  /// Returns the value as a type; `nil` if the axis has values of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.value(as: type) }

  /// The value in the middle of the interval.
  var middle: PlottedValue {
    guard let low = value.amount, let high = upper?.amount else { return value }
    return .amount((low + high) / 2, value.kind)
  }
}
