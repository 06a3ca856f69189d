import SwiftUI

/// A property of the elements of a collection that a vectorized plot represents.
///
/// - Source: developer.apple.com/documentation/charts/plottableprojection
public struct PlottableProjection<DataElement, Value: Plottable> {
  let field: (DataElement) -> PlottedField

  private init(_ field: @escaping (DataElement) -> PlottedField) { self.field = field }

  /// Returns a property with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    PlottableProjection { PlottedField(.key(labelKey), PlottedValue($0[keyPath: keyPath])) }
  }

  /// Returns a property with a string as its label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    let label = String(label)
    return PlottableProjection { PlottedField(.string(label), PlottedValue($0[keyPath: keyPath])) }
  }

  /// Returns a property with text as its label.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> {
    PlottableProjection { PlottedField(.text(label), PlottedValue($0[keyPath: keyPath])) }
  }
}

extension PlottableProjection where Value == Date {
  /// Returns the calendar unit of a property, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection<DataElement, Date> {
    PlottableProjection {
      PlottableValue.value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar).field
    }
  }
}
