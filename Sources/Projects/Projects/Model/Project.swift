import Foundation
import ToolSupport

/// What lies at a path: a Swift package, an Xcode project or workspace, a folder of Swift files or one file, described in terms
/// that do not depend on which of them it is.
///
/// Reading a project executes none of it, but for a package's manifest, which is a program (`Package.swift`).
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
  /// The folder that holds everything of the project: that of the manifest, the `.xcodeproj` or the workspace, the folder itself, or
  /// that of the one file.
  package var root: URL
  /// The file or folder that was opened: `Package.swift`, `App.xcodeproj`, `App.xcworkspace`, the folder, the file.
  package var opened: URL
  /// All targets, in the project's order. Those that cannot run here are there too, and say so in `Target.leftOut`.
  package var targets: [Target]
  /// The target that is meant where nobody names one: what the scheme launches, or the project's app, or its first module. Nil where
  /// all of them are left out.
  package var mainTarget: String?
  /// The configuration that settings were read for; nil where the project has none.
  package var configuration: String?
  package var schemes: [Scheme]
  package var configurations: [String]
  /// Modules of other people that targets name and that are no targets of this project, with what is known of where they come from.
  package var thirdParty: [ThirdPartyModule]
  /// The library whose example this is, where that was opened in its place.
  package var exampleOf: String?
  /// Problems of the project and what was left out of it, each with its place. An error keeps everything from being built.
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

/// A scheme: which target it launches, and with what.
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
