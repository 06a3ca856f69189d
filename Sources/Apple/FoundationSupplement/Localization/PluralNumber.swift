import Foundation

/// A number as plural rules see it: by its digits.
///
/// - Source: unicode.org/reports/tr35/tr35-numbers.html#Operands
struct PluralNumber: Equatable, Sendable {
  /// The digits before the point.
  let i: UInt64
  /// The digits after the point, without zeros at their end, as a number.
  let f: UInt64
  /// How many these are.
  let v: Int

  var isZero: Bool { i == 0 && f == 0 }

  /// The integer that it is; nil where there are digits after the point.
  var n: UInt64? { v == 0 ? i : nil }

  init(_ value: some BinaryInteger) {
    i = UInt64(clamping: value.magnitude)
    (f, v) = (0, 0)
  }

  init?(_ value: Double) {
    let magnitude = abs(value)
    guard magnitude < 0x1p63 else { return nil }
    i = UInt64(magnitude)
    // The shortest digits that mean this number. Numbers with an exponent have hardly any: below 0.0001 one more zero changes nothing.
    let text = "\(magnitude)"
    let digits = text.contains("e") ? (magnitude < 1 ? "01" : "0") : text.split(separator: ".").last.map(String.init)
    let shown = (digits ?? "0").count > 17 ? String((digits ?? "0").prefix(17)) : digits ?? "0"
    let isWhole = shown.allSatisfy { $0 == "0" }
    f = isWhole ? 0 : UInt64(shown) ?? 0
    v = isWhole ? 0 : shown.count
  }

  /// Creates the number that an argument of a format is, or that its text is.
  init?(_ argument: any CVarArg) {
    switch argument {
    case let number as any BinaryInteger: self.init(number)
    case let number as any BinaryFloatingPoint: self.init(Double(number))
    case let number as NSNumber: self.init(number.doubleValue)
    case let text as String:
      guard let number = Double(text) else { return nil }
      self.init(number)
    default: return nil
    }
  }
}
