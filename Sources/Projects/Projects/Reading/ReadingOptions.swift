import Foundation

/// What is asked for when a project is read.
package struct ReadingOptions: Sendable {
  /// A scheme's name. Its configuration and the target that it launches are taken where no others are named.
  package var scheme: String?
  /// A target's name, as `Target.name`.
  package var target: String?
  /// Where what lies at the path has no app, one that lies deeper and has one is opened: the example of a library.
  package var wantsApp = false
  /// `Debug` where the project has it and nobody says otherwise.
  package var configuration: String?
  /// Variables that build settings may use and the project may replace, as Xcode takes them from its surroundings.
  package var environment: [String: String]
  /// Build settings that win over all others, as `xcodebuild NAME=value` has them.
  package var buildSettings: [String: String]
  /// The folder of a package to its manifest as JSON, as `swift package dump-package` prints it. The manifest is a program, and runs.
  package var dumpPackage: @Sendable (URL) throws -> Data

  /// Where packages of other people are on this machine, and how they get there. Nil: they are left where they are.
  package var checkouts: PackageCheckouts?

  /// - Parameter dumpPackage: Nil for `swift package dump-package` by the first `swift` of `PATH`, which has a minute.
  package init(
    scheme: String? = nil, target: String? = nil, configuration: String? = nil, environment: [String: String] = [:],
    buildSettings: [String: String] = [:], checkouts: PackageCheckouts? = nil,
    dumpPackage: (@Sendable (URL) throws -> Data)? = nil
  ) {
    self.scheme = scheme
    self.target = target
    self.configuration = configuration
    self.environment = environment
    self.buildSettings = buildSettings
    self.checkouts = checkouts
    self.dumpPackage = dumpPackage ?? { folder in try ManifestRunner(memory: ManifestMemory()).dumpPackage(folder) }
  }
}
