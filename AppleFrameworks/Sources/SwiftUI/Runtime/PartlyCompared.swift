import Foundation

/// A type whose values are equal if their first bytes are equal.
protocol PartlyCompared {
  static var comparedSize: Int { get }
}

extension Environment: PartlyCompared {
  /// The compared size. Only the source is compared, because the cached value after it is valid only while a body is
  /// evaluated.
  static var comparedSize: Int { MemoryLayout<AnyObject>.size }
}

extension Binding: PartlyCompared {
  /// The compared size. Only the location is compared.
  static var comparedSize: Int { MemoryLayout<AnyObject>.size }
}
