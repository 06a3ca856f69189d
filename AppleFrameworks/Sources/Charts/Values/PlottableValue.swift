import Foundation
import SwiftUI

/// A labeled value of a mark.
///
/// - Source: developer.apple.com/documentation/charts/plottablevalue
public struct PlottableValue<Value: Plottable> {
  let field: PlottedField

  /// Returns a value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(field: PlottedField(.key(labelKey), PlottedValue(value)))
  }

  /// Returns a value with a string as its label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(field: PlottedField(.string(String(label)), PlottedValue(value)))
  }

  /// Returns a value with text as its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(field: PlottedField(.text(label), PlottedValue(value)))
  }

  private static func range(_ label: FieldLabel, _ low: Value, _ high: Value) -> PlottableValue<Value> {
    PlottableValue(field: PlottedField(label, PlottedValue(low), upper: PlottedValue(high)))
  }
}

extension PlottableValue where Value: Comparable {
  /// Returns a range of values with a localized label. A mark fills the range.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    self.range(.key(labelKey), range.lowerBound, range.upperBound)
  }

  /// Returns a range of values with a string as its label. A mark fills the range.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    self.range(.string(String(label)), range.lowerBound, range.upperBound)
  }

  /// Returns a range of values with text as its label. A mark fills the range.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    self.range(.text(label), range.lowerBound, range.upperBound)
  }

  /// Returns a bin with a localized label. A mark fills the range of the bin.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    self.range(.key(labelKey), range.lowerBound, range.upperBound)
  }

  /// Returns a bin with a string as its label. A mark fills the range of the bin.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    self.range(.string(String(label)), range.lowerBound, range.upperBound)
  }

  /// Returns a bin with text as its label. A mark fills the range of the bin.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    self.range(.text(label), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// Returns the calendar unit that contains a date, with a localized label. A mark fills the unit.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    unitValue(.key(labelKey), value, unit, calendar)
  }

  /// Returns the calendar unit that contains a date, with a string as its label. A mark fills the unit.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    unitValue(.string(String(label)), value, unit, calendar)
  }

  /// Returns the calendar unit that contains a date, with text as its label. A mark fills the unit.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    unitValue(.text(label), value, unit, calendar)
  }

  private static func unitValue(
    _ label: FieldLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?
  ) -> PlottableValue<Date> {
    guard let interval = (calendar ?? .current).dateInterval(of: unit, for: date) else {
      return PlottableValue(field: PlottedField(label, date.plotted))
    }
    return PlottableValue(
      field: PlottedField(label, interval.start.plotted, upper: interval.end.plotted, unit: unit))
  }
}

/// The label of a plotted value.
enum FieldLabel {
  case key(LocalizedStringKey)
  case string(String)
  case text(Text)

  /// The label as text of a view.
  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .string(let string): Text(verbatim: string)
    case .text(let text): text
    }
  }
}

/// A value of a mark on a scale: a single value, or a range of values that the mark fills.
struct PlottedField {
  let label: FieldLabel
  let value: PlottedValue
  let upper: PlottedValue?
  /// The calendar unit of a range of dates.
  let unit: Calendar.Component?

  init(_ label: FieldLabel, _ value: PlottedValue, upper: PlottedValue? = nil, unit: Calendar.Component? = nil) {
    self.label = label
    self.value = value
    self.upper = upper
    self.unit = unit
  }

  /// The value in the middle of the range.
  var middle: PlottedValue {
    guard let low = value.amount, let high = upper?.amount else { return value }
    return .amount((low + high) / 2, value.kind)
  }
}
