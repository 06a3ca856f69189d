import Foundation
import ToolSupport

/// A Swift package, an Xcode project or workspace, a folder of Swift files or a single file, described independently of
/// its kind.
///
/// Reading a project executes no code, except that of a package's manifest (`Package.swift`), which is a program.
package struct Project: Sendable {
  package enum Kind: String, Sendable {
    case swiftPackage
    case xcodeProject
    case xcodeWorkspace
    case folder
    case file
  }

  package var kind: Kind
  package var name: String
  /// The folder that contains the project: the folder of the manifest, the `.xcodeproj` or the workspace, the folder
  /// itself, or the folder of the single file.
  package var root: URL
  /// The file or folder that was opened: `Package.swift`, `App.xcodeproj`, `App.xcworkspace`, the folder, the file.
  package var opened: URL
  /// All targets, in the project's order. Targets that cannot run here are included, with the reason in
  /// `Target.leftOut`.
  package var targets: [Target]
  /// The default target: the target that the scheme launches, or the project's app, or its first module. Nil if all
  /// targets are excluded.
  package var mainTarget: String?
  /// The configuration that settings were read for, or nil if the project has none.
  package var configuration: String?
  package var schemes: [Scheme]
  package var configurations: [String]
  /// The third-party modules that targets name and that are not targets of this project, with their known origins.
  package var thirdParty: [ThirdPartyModule]
  /// The library of this example project, if the example was opened instead of the library.
  package var exampleOf: String?
  /// The problems of the project and its excluded parts, with their places. An error prevents the build.
  package var diagnostics: [Diagnostic]

  package init(
    kind: Kind, name: String, root: URL, opened: URL, targets: [Target] = [], schemes: [Scheme] = [],
    configurations: [String] = [], thirdParty: [ThirdPartyModule] = [], diagnostics: [Diagnostic] = []
  ) {
    self.kind = kind
    self.name = name
    self.root = root
    self.opened = opened
    self.targets = targets
    self.schemes = schemes
    self.configurations = configurations
    self.thirdParty = thirdParty
    self.diagnostics = diagnostics
  }
}

/// A scheme, with the target that it launches and its arguments.
package struct Scheme: Sendable {
  package var name: String
  package var launchTarget: String?
  package var testTargets: [String]
  package var configuration: String?
  package var arguments: [String]
  package var environment: [String: String]

  package init(
    name: String, launchTarget: String?, testTargets: [String] = [], configuration: String? = nil,
    arguments: [String] = [], environment: [String: String] = [:]
  ) {
    self.name = name
    self.launchTarget = launchTarget
    self.testTargets = testTargets
    self.configuration = configuration
    self.arguments = arguments
    self.environment = environment
  }
}
