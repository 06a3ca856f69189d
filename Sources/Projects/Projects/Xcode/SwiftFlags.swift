/// The Swift compiler flags of projects and packages.
enum SwiftFlags {
  /// Sets the properties of `TargetSettings` for known flags, and adds the rest to `otherFlags`.
  static func apply(_ flags: [String], to settings: inout TargetSettings) {
    var rest = flags[...]
    func nextValue() -> String? {
      if rest.first == "-Xfrontend" { rest.removeFirst() }
      return rest.popFirst()
    }
    while let flag = rest.popFirst() {
      switch flag {
      case "-D":
        if let name = nextValue() { add(name, to: &settings.conditions) }
      case _ where flag.hasPrefix("-D") && flag.count > 2: add(String(flag.dropFirst(2)), to: &settings.conditions)
      case "-enable-upcoming-feature":
        if let name = nextValue() { add(name, to: &settings.upcomingFeatures) }
      case "-enable-experimental-feature":
        if let name = nextValue() { add(name, to: &settings.experimentalFeatures) }
      case "-strict-concurrency": settings.strictConcurrency = nextValue()
      case _ where flag.hasPrefix("-strict-concurrency="): settings.strictConcurrency = String(flag.dropFirst(20))
      case "-default-isolation": settings.defaultIsolationIsMainActor = nextValue() == "MainActor"
      case _ where flag.hasPrefix("-default-isolation="):
        settings.defaultIsolationIsMainActor = flag.hasSuffix("MainActor")
      case "-swift-version":
        if let version = nextValue() { settings.swiftVersion = Self.version(version) }
      case "-Xfrontend" where isKnown(rest.first): continue
      default: settings.otherFlags.append(flag)
      }
    }
  }

  private static func isKnown(_ flag: String?) -> Bool {
    guard let flag else { return false }
    return flag.hasPrefix("-enable-upcoming-feature") || flag.hasPrefix("-enable-experimental-feature")
      || flag.hasPrefix("-strict-concurrency") || flag.hasPrefix("-default-isolation")
  }

  private static func add(_ name: String, to list: inout [String]) {
    if !list.contains(name) { list.append(name) }
  }

  /// Returns a version without a trailing zero: `5.0` becomes `5`, and `4.2` stays the same.
  static func version(_ text: String) -> String {
    let parts = text.split(separator: ".")
    guard let major = parts.first else { return text }
    return major == "4" && parts.count > 1 && parts[1].hasPrefix("2") ? "4.2" : String(major)
  }
}
