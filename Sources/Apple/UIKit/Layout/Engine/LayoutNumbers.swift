/// The gate through which numbers get into layout, and out of it.
///
/// Files and code of others say multipliers such as 1e-320 and lengths such as `CGFloat.greatestFiniteMagnitude`. Let in as they are,
/// they make values that are infinite or no numbers, which frames must never be.
enum LayoutNumbers {
  /// The longest length in points: doubles tell whole points apart up to it, and products with multipliers stay finite.
  static let longest = 1e15

  /// A smaller multiplier makes nothing that can be seen of the longest length; a larger one is its reciprocal.
  static let smallestMultiplier = 1e-9

  /// Returns a length or position as layout takes it: one that is no number counts as 0.
  static func length(_ value: Double) -> Double {
    if abs(value) <= longest { return value }
    return value.isNaN ? 0 : min(max(value, -longest), longest)
  }

  /// Returns a multiplier as layout takes it; 0 where it is too small to count.
  static func multiplier(_ value: Double) -> Double {
    guard abs(value) >= smallestMultiplier else { return 0 }
    return min(max(value, -1 / smallestMultiplier), 1 / smallestMultiplier)
  }
}
