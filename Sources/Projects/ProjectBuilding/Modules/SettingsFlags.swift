import Projects

/// What a target's settings are for the compiler.
package enum SettingsFlags {
  /// Flags of `OTHER_SWIFT_FLAGS` that mean here what they mean in Xcode. Others concern Apple's linker, its SDK or Objective-C.
  private static let passed = [
    "-enable-upcoming-feature", "-enable-experimental-feature", "-strict-concurrency", "-warnings-as-errors",
    "-suppress-warnings", "-enable-bare-slash-regex", "-enable-testing", "-package-name", "-warn-concurrency",
    "-enable-actor-data-race-checks", "-default-isolation",
  ]

  /// - Returns: the flags, and those of the project that are not passed on.
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
        // These hand the next one on, whatever it looks like.
        if ["-Xcc", "-Xlinker", "-Xfrontend", "-Xclang-linker"].contains(flag), let value = rest.popFirst() {
          left.append(value)
        }
        // What follows it without a dash is its value.
        while let value = rest.first, !value.hasPrefix("-") {
          left.append(value)
          rest.removeFirst()
        }
      }
    }
    return (flags, left)
  }

  /// A package's identity as SwiftPM hands it to the compiler: with an underscore in the place of what no name has.
  private static func packageName(_ identity: String) -> String {
    String(identity.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The language mode of a version such as `5.0` or `4.2`. Those before 4 are gone; newer ones than the compiler's are its latest.
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
