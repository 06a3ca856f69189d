import Foundation

/// The operands of a number in plural rules, which depend on its digits.
///
/// - Source: unicode.org/reports/tr35/tr35-numbers.html#Operands
struct PluralNumber: Equatable, Sendable {
  /// The integer digits.
  let i: UInt64
  /// The fraction digits without trailing zeros, as a number.
  let f: UInt64
  /// The number of fraction digits.
  let v: Int

  var isZero: Bool { i == 0 && f == 0 }

  /// The integer value; `nil` if there are fraction digits.
  var n: UInt64? { v == 0 ? i : nil }

  init(_ value: some BinaryInteger) {
    i = UInt64(clamping: value.magnitude)
    (f, v) = (0, 0)
  }

  init?(_ value: Double) {
    let magnitude = abs(value)
    guard magnitude < 0x1p63 else { return nil }
    i = UInt64(magnitude)
    // The shortest digits of the number. Numbers with an exponent have few: below 0.0001, additional zeros make no
    // difference.
    let text = "\(magnitude)"
    let digits = text.contains("e") ? (magnitude < 1 ? "01" : "0") : text.split(separator: ".").last.map(String.init)
    let shown = (digits ?? "0").count > 17 ? String((digits ?? "0").prefix(17)) : digits ?? "0"
    let isWhole = shown.allSatisfy { $0 == "0" }
    f = isWhole ? 0 : UInt64(shown) ?? 0
    v = isWhole ? 0 : shown.count
  }

  /// Creates the number of a format's argument or of its text.
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
