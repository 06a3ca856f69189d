import Foundation

/// A type whose values are the same where their first bytes are.
protocol PartlyCompared {
  static var comparedSize: Int { get }
}

extension Environment: PartlyCompared {
  /// Where it is read from: what follows is a value that is there while a body runs only, and until then anything.
  static var comparedSize: Int { MemoryLayout<AnyObject>.size }
}

extension Binding: PartlyCompared {
  /// The place that it leads to.
  static var comparedSize: Int { MemoryLayout<AnyObject>.size }
}
