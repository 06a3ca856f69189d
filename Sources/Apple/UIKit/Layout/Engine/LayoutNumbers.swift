/// The limits of numbers that enter and leave layout.
///
/// Files and code may contain multipliers such as 1e-320 and lengths such as `CGFloat.greatestFiniteMagnitude`. Without
/// limits, they result in values that are infinite or NaN, which frames must not have.
enum LayoutNumbers {
  /// The maximum length in points. Up to it, doubles distinguish whole points, and products with multipliers remain
  /// finite.
  static let longest = 1e15

  /// The minimum multiplier, below which a product with the maximum length isn't visible. The maximum multiplier is its
  /// reciprocal.
  static let smallestMultiplier = 1e-9

  /// Returns a length or position within the limits; 0 for NaN.
  static func length(_ value: Double) -> Double {
    if abs(value) <= longest { return value }
    return value.isNaN ? 0 : min(max(value, -longest), longest)
  }

  /// Returns a multiplier within the limits; 0 if it is too small.
  static func multiplier(_ value: Double) -> Double {
    guard abs(value) >= smallestMultiplier else { return 0 }
    return min(max(value, -1 / smallestMultiplier), 1 / smallestMultiplier)
  }
}
