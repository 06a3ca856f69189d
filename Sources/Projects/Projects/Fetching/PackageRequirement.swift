/// A project's or manifest's requirement for a package's version, in the textual form that both readers use
/// (`RemotePackage.requirement`).
package enum PackageRequirement: Hashable, Sendable {
  case range(PackageVersion, before: PackageVersion)
  case exactly(PackageVersion)
  case branch(String)
  case revision(String)
  /// Any version, if no requirement is stated.
  case any

  package init(_ text: String?) {
    guard let text, !text.isEmpty else {
      self = .any
      return
    }
    func rest(_ prefix: String) -> String? { text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil }
    let ends = text.split(separator: " ")
    if let name = rest("branch ") {
      self = .branch(name)
    } else if let name = rest("revision ") {
      self = .revision(name)
    } else if let version = rest("exactly ").flatMap({ PackageVersion($0) }) {
      self = .exactly(version)
    } else if let words = rest("from ") {
      let isMinor = words.hasSuffix(", up to next minor")
      guard let lower = PackageVersion(words.prefix { $0 != "," }) else {
        self = .any
        return
      }
      self = .range(
        lower,
        before: isMinor ? PackageVersion(lower.major, lower.minor + 1, 0) : PackageVersion(lower.major + 1, 0, 0))
    } else if ends.count == 3, ends[1] == "to", let lower = PackageVersion(ends[0]), let upper = PackageVersion(ends[2])
    {
      self = .range(lower, before: upper)
    } else {
      self = .any
    }
  }

  /// Returns whether a version meets the requirement. Prereleases are only allowed if the requirement names one.
  package func allows(_ version: PackageVersion) -> Bool {
    switch self {
    case .range(let lower, let upper):
      (version.before.isEmpty || !lower.before.isEmpty) && version >= lower && version < upper
    case .exactly(let wanted): version == wanted
    case .any: version.before.isEmpty
    case .branch, .revision: false
    }
  }
}
