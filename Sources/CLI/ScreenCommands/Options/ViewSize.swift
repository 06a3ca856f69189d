import ArgumentParser

/// A size in points as one types it: "375x98".
struct ViewSize: ExpressibleByArgument {
  let width: Double
  let height: Double

  /// The largest side that a picture can have, in points: memory ends somewhere.
  static let largestSide = 10_000.0

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    let allowed = 1.0...ViewSize.largestSide
    guard allowed.contains(width), allowed.contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}
