import Foundation

/// A type whose values are equal if their first bytes are equal.
protocol PartlyCompared {
  static var comparedSize: Int { get }
}

extension Environment: PartlyCompared {
  /// The source is compared. The cached value behind it exists while a body runs only and is arbitrary otherwise.
  static var comparedSize: Int { MemoryLayout<AnyObject>.size }
}

extension Binding: PartlyCompared {
  /// The location is compared.
  static var comparedSize: Int { MemoryLayout<AnyObject>.size }
}
