import Projects

/// The compiler flags for a target's settings.
package enum SettingsFlags {
  /// Flags of `OTHER_SWIFT_FLAGS` that have the same meaning here as in Xcode. Others concern Apple's linker, its SDK
  /// or Objective-C. `-warnings-as-errors` is not among them, because there are warnings here that Xcode does not give.
  private static let passed = [
    "-enable-upcoming-feature", "-enable-experimental-feature", "-strict-concurrency", "-suppress-warnings",
    "-enable-bare-slash-regex", "-enable-testing", "-package-name", "-warn-concurrency",
    "-enable-actor-data-race-checks", "-default-isolation",
  ]

  /// Returns the flags, and the flags of the project that are not passed to the compiler.
  package static func flags(for settings: TargetSettings, moduleName: String) -> (flags: [String], left: [String]) {
    var flags = ["-swift-version", languageMode(settings.swiftVersion), "-enable-testing"]
    if settings.defaultIsolationIsMainActor { flags += ["-default-isolation", "MainActor"] }
    if let level = settings.strictConcurrency { flags.append("-strict-concurrency=\(level)") }
    for condition in settings.conditions { flags.append("-D\(condition)") }
    for feature in settings.upcomingFeatures { flags += ["-enable-upcoming-feature", feature] }
    for feature in settings.experimentalFeatures { flags += ["-enable-experimental-feature", feature] }
    if let name = settings.packageName, !settings.otherFlags.contains("-package-name") {
      flags += ["-package-name", packageName(name)]
    }
    var left: [String] = []
    var rest = settings.otherFlags[...]
    while let flag = rest.popFirst() {
      let name = String(flag.prefix { $0 != "=" })
      if flag.hasPrefix("-D"), flag.count > 2 {
        flags.append(flag)
      } else if flag == "-D", let condition = rest.popFirst() {
        flags.append("-D\(condition)")
      } else if passed.contains(name) {
        flags.append(flag)
        if name == flag, let value = rest.first, !value.hasPrefix("-") {
          flags.append(value)
          rest.removeFirst()
        }
      } else {
        left.append(flag)
        // The next argument belongs to these flags, regardless of its form.
        if ["-Xcc", "-Xlinker", "-Xfrontend", "-Xclang-linker"].contains(flag), let value = rest.popFirst() {
          left.append(value)
        }
        // Following arguments without a dash are values of the flag.
        while let value = rest.first, !value.hasPrefix("-") {
          left.append(value)
          rest.removeFirst()
        }
      }
    }
    return (flags, left)
  }

  /// Returns a package's identity as SwiftPM passes it to the compiler, with underscores in place of characters that
  /// identifiers cannot have.
  private static func packageName(_ identity: String) -> String {
    String(identity.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns the language mode of a version such as `5.0` or `4.2`. Modes before 4 are no longer supported, and a
  /// version newer than the compiler gets its latest mode.
  static func languageMode(_ version: String) -> String {
    if version.hasPrefix("4.2") { return "4.2" }
    let major = Int(version.prefix { $0.isNumber }) ?? 5
    return switch major {
    case ...4: "4"
    case 5: "5"
    default: "6"
    }
  }
}
