import Foundation

/// Numbers as text for people, with few decimals, without trailing zeros, and without negative zero.
package enum NumberText {
  /// The largest number that is rounded. Above it, a `Double` does not have thousandths.
  private static let maxRounded = 1e12

  /// Returns a number with at most `decimals` decimals, and without a decimal point if it is whole: `12`, `0.5`,
  /// `-3.25`.
  ///
  /// Infinite values and values that are not a number are `inf`, `-inf` and `nan`.
  ///
  /// - Parameter decimals: A number from 0 to 6. Default: 3, for thousandths of a point, which are smaller than the
  ///   pixels of any screen.
  package static func text(_ value: Double, decimals: Int = 3) -> String {
    let rounded = rounded(value, decimals: decimals)
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
  }

  /// Returns a number rounded to at most `decimals` decimals, with halves away from zero. Infinite values and values
  /// that are not a number are unchanged.
  package static func rounded(_ value: Double, decimals: Int) -> Double {
    guard value.magnitude < maxRounded else { return value }
    let scale = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000][min(max(decimals, 0), 6)] as Double
    // The addition converts negative zero to zero.
    return (value * scale).rounded() / scale + 0
  }

  /// Returns numbers separated by commas: `1,2.5,0`.
  package static func list(_ values: some Sequence<Double>, decimals: Int = 3) -> String {
    values.map { text($0, decimals: decimals) }.joined(separator: ",")
  }
}
