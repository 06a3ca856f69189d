import Foundation

/// Numbers for people: few decimals, no trailing zeros, no minus before a zero.
package enum NumberText {
  /// Above it a `Double` has no thousandths left to round to.
  private static let maxRounded = 1e12

  /// A number with at most `decimals` decimals, whole ones without a point: `12`, `0.5`, `-3.25`.
  ///
  /// Infinite values and those that are not a number are `inf`, `-inf` and `nan`.
  ///
  /// - Parameter decimals: from 0 to 6. Default: three, thousandths of a point, which is less than any screen shows.
  package static func text(_ value: Double, decimals: Int = 3) -> String {
    let rounded = rounded(value, decimals: decimals)
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
  }

  /// A number rounded to at most `decimals` decimals, halves away from zero. Infinite values and those that are not a number stay.
  package static func rounded(_ value: Double, decimals: Int) -> Double {
    guard value.magnitude < maxRounded else { return value }
    let scale = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][min(max(decimals, 0), 6)] as Double
    // Zero has one sign only.
    return (value * scale).rounded() / scale + 0
  }

  /// Numbers with commas between them: `1,2.5,0`.
  package static func list(_ values: some Sequence<Double>, decimals: Int = 3) -> String {
    values.map { text($0, decimals: decimals) }.joined(separator: ",")
  }
}
