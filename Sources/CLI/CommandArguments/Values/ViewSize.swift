import ArgumentParser

/// A size in points as typed: "375x98".
package struct ViewSize: ExpressibleByArgument, Sendable {
  package let width: Double
  package let height: Double

  /// The maximum length of a side in points, which limits the memory for a picture.
  package static let largestSide = 10_000.0

  package init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    let allowed = 1.0...ViewSize.largestSide
    guard allowed.contains(width), allowed.contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}
