import Foundation

/// A type whose values charts plot directly: a number, a date or a string.
///
/// - Source: developer.apple.com/documentation/charts/primitiveplottableprotocol
public protocol PrimitivePlottableProtocol {}

/// A type whose values charts plot.
///
/// Numbers and dates are on continuous scales. Strings are categories.
///
/// - Source: developer.apple.com/documentation/charts/plottable
public protocol Plottable {
  /// The type that represents the value on a scale.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or string that represents the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from its representation; `nil` if there is no such value.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates a value from an equal one.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates a value from its raw value; `nil` if there is no such value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A primitive value that converts to the values of scales and back.
protocol PlottedPrimitive {
  var plotted: PlottedValue { get }
  init?(plotted: PlottedValue)
  static var kind: PlottedKind { get }
}

extension PlottedPrimitive where Self: BinaryInteger {
  var plotted: PlottedValue { .number(Double(self)) }
  init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted, number.isFinite else { return nil }
    // Selected positions lie between integers. The nearest one is selected.
    self.init(exactly: number.rounded())
  }
  static var kind: PlottedKind { .number }
}

extension PlottedPrimitive where Self: BinaryFloatingPoint {
  var plotted: PlottedValue { .number(Double(self)) }
  init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self.init(number)
  }
  static var kind: PlottedKind { .number }
}

extension Int: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int8: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int16: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int32: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int64: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt8: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt16: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt32: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt64: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension Float: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension Double: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}
extension CGFloat: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {}

extension Decimal: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {
  var plotted: PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  init?(plotted: PlottedValue) {
    guard case .number(let number) = plotted else { return nil }
    self.init(number)
  }
  static var kind: PlottedKind { .number }
}

extension Date: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {
  var plotted: PlottedValue { .date(timeIntervalSinceReferenceDate) }
  init?(plotted: PlottedValue) {
    guard case .date(let time) = plotted else { return nil }
    self.init(timeIntervalSinceReferenceDate: time)
  }
  static var kind: PlottedKind { .date }
}

extension String: Plottable, PrimitivePlottableProtocol, PlottedPrimitive {
  var plotted: PlottedValue { .category(self) }
  init?(plotted: PlottedValue) {
    guard case .category(let name) = plotted else { return nil }
    self = name
  }
  static var kind: PlottedKind { .category }
}
