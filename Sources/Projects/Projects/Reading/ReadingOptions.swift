import Foundation

/// The options for reading a project.
package struct ReadingOptions: Sendable {
  /// The name of a scheme, which provides the default configuration and target.
  package var scheme: String?
  /// The name of a target, as in `Target.name`.
  package var target: String?
  /// Whether a project deeper in the folder is opened if it has an app and the project at the path does not, such as
  /// the example of a library.
  package var wantsApp = false
  /// The configuration. Default: `Debug`, if the project has it.
  package var configuration: String?
  /// Environment variables that build settings may use and the project may override, as in Xcode.
  package var environment: [String: String]
  /// Build settings that override all others, as with `xcodebuild NAME=value`.
  package var buildSettings: [String: String]
  /// A function that returns the manifest of a package's folder as JSON, as `swift package dump-package` prints it. The
  /// manifest is a program, which the function runs.
  package var dumpPackage: @Sendable (URL) throws -> Data

  /// The third-party packages on this machine. If nil, such packages are neither used nor fetched.
  package var checkouts: PackageCheckouts?

  /// - Parameter dumpPackage: A function that evaluates manifests. Nil uses `swift package dump-package` with the first
  ///   `swift` in the `PATH` and a time limit of one minute.
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
