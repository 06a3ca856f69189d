import XcodeProjects

/// A pattern for paths: `*` and `?` match within a component, and `**` matches any number of components.
struct GlobPattern {
  private let parts: [String]

  init(_ pattern: String) { parts = pattern.split(separator: "/").filter { $0 != "." }.map(String.init) }

  /// Returns whether the pattern matches a path or one of its parent folders.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    // `reach[i]` is true if the first i components of the pattern match the path so far.
    var reach = [Bool](repeating: false, count: parts.count + 1)
    reach[0] = true
    for index in parts.indices where parts[index] == "**" && reach[index] { reach[index + 1] = true }
    for name in names {
      var next = [Bool](repeating: false, count: parts.count + 1)
      for index in parts.indices {
        if parts[index] == "**" {
          if reach[index] || reach[index + 1] { next[index + 1] = true }
          if next[index] { next[index + 1] = true }
        } else if reach[index], Wildcard.matches(parts[index], name) {
          next[index + 1] = true
        }
      }
      for index in parts.indices where parts[index] == "**" && next[index] { next[index + 1] = true }
      reach = next
      if reach[parts.count] { return true }
    }
    return false
  }
}
