import ArgumentParser

/// A range of widths as typed: "320-1366", or a single width.
package struct WidthRange: ExpressibleByArgument, Sendable {
  package let range: ClosedRange<Int>

  /// The valid widths. Narrower windows have no content, and wider windows require too much memory.
  private static let possible = 1...10_000

  package init(_ range: ClosedRange<Int>) {
    self.range = range
  }

  package init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let first = parts.first ?? nil, let last = parts.last ?? nil, first <= last,
      WidthRange.possible.contains(first), WidthRange.possible.contains(last)
    else { return nil }
    range = first...last
  }

  package var defaultValueDescription: String { "\(range.lowerBound)-\(range.upperBound)" }
}
