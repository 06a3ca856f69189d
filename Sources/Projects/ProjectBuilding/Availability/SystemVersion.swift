/// A version of iOS, such as 15.4.
package struct SystemVersion: Comparable, Hashable, Sendable, Codable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version from text such as "15", "15.4" or "15.4.1", or returns nil for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], major >= 0, !parts.contains(nil) else { return nil }
    self.init(major, parts.count > 1 ? parts[1]! : 0)
  }

  package static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }

  package var description: String { "\(major).\(minor)" }
}
