import Foundation

/// A range of values that belong to one bin.
///
/// - Source: developer.apple.com/documentation/charts/chartbinrange
public struct ChartBinRange<Bound: Comparable>: Equatable {
  /// The lower bound, which belongs to the bin.
  public let lowerBound: Bound
  /// The upper bound. It belongs to the bin only if ``isClosed`` is true.
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin, as it does in the last one.
  public let isClosed: Bool

  /// Returns whether a value belongs to the bin.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
