/// A version of a package, such as `5.7.1`, `v2.0` or `1.0.0-beta.2`.
///
/// - Source: semver.org, 2.0.0, §11 for the order
package struct PackageVersion: Comparable, Hashable, Sendable, CustomStringConvertible {
  package var major: Int
  package var minor: Int
  package var patch: Int
  /// The identifiers of a prerelease, which follow a hyphen. They are empty for a release.
  package var before: [String]

  /// Creates a version, or returns nil if the text is not a version.
  package init?(_ text: some StringProtocol) {
    var text = text[...].prefix { $0 != "+" }
    if text.first == "v" || text.first == "V" { text = text.dropFirst() }
    let halves = text.split(separator: Character("-"), maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = (halves.first ?? "").split(separator: Character("."), maxSplits: 3, omittingEmptySubsequences: false)
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCII) }) else {
      return nil
    }
    let parts = numbers.map { Int($0) }
    guard !parts.contains(nil), parts.allSatisfy({ $0! >= 0 }) else { return nil }
    major = parts[0]!
    minor = parts.count > 1 ? parts[1]! : 0
    patch = parts.count > 2 ? parts[2]! : 0
    before = halves.count > 1 ? halves[1].split(separator: Character(".")).map { String($0) } : []
  }

  /// Returns the version that can most likely replace another, or nil if there are no versions.
  ///
  /// Versions of the same major version are preferred: the next newer version, or else the newest older one. Otherwise
  /// the result is a version of the next newer major version, or the newest older version.
  ///
  /// - Parameter wanted: The version to replace. Nil returns the newest release.
  package static func nearest(to wanted: PackageVersion?, in versions: [PackageVersion]) -> PackageVersion? {
    let releases = versions.filter { $0.before.isEmpty }
    let candidates = releases.isEmpty ? versions : releases
    guard let wanted else { return candidates.max() }
    let same = candidates.filter { $0.major == wanted.major }
    return same.filter { $0 >= wanted }.min() ?? same.max() ?? candidates.filter { $0 > wanted }.min()
      ?? candidates.max()
  }

  package init(_ major: Int, _ minor: Int, _ patch: Int) {
    (self.major, self.minor, self.patch, before) = (major, minor, patch, [])
  }

  package static func < (one: PackageVersion, other: PackageVersion) -> Bool {
    let (a, b) = ([one.major, one.minor, one.patch], [other.major, other.minor, other.patch])
    if a != b { return a.lexicographicallyPrecedes(b) }
    if one.before.isEmpty || other.before.isEmpty { return !one.before.isEmpty && other.before.isEmpty }
    for (x, y) in zip(one.before, other.before) where x != y {
      switch (Int(x), Int(y)) {
      case (let x?, let y?): return x < y
      case (nil, nil): return x < y
      // Numbers are ordered before words.
      case (let x, _): return x != nil
      }
    }
    return one.before.count < other.before.count
  }

  package var description: String {
    "\(major).\(minor).\(patch)" + (before.isEmpty ? "" : "-" + before.joined(separator: "."))
  }
}
