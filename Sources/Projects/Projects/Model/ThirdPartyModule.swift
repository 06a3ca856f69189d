import Foundation

/// A third-party module that a project's targets import.
package struct ThirdPartyModule: Sendable {
  package enum Origin: Sendable, Hashable {
    /// A Swift package at an address, with the version, branch or revision that is locked or required.
    case remotePackage(url: String, locked: String?, requirement: String?)
    /// A Swift package in a folder.
    case localPackage(URL)
    /// A CocoaPods pod, with its name and locked version, and its folder in `Pods/`.
    case pod(name: String, version: String?, git: String?, folder: URL?)
    /// A Carthage dependency.
    case carthage(address: String, version: String?, folder: URL?)
    /// A prebuilt framework for Apple's systems, which cannot be loaded here.
    case binary(URL)
    /// An imported module whose origin is unknown.
    case unknown
  }

  /// The name of the product or module.
  package var name: String
  package var origin: Origin
  /// The source files, which are empty if they are not on this machine.
  package var sources: [URL]
  /// The C, Objective-C and C++ files of the module.
  package var foreignSources: [URL]
  package var resources: [Resource]
  /// Other third-party modules that this module is known to need.
  package var dependencies: [String]
  /// The targets that import the module, as in `Target.name`. The array is empty if only other third-party modules need
  /// it.
  package var importedBy: [String]
  /// The newest version of the language in the module's specification, or nil if it names none.
  package var swiftVersion: String?

  package init(
    name: String, origin: Origin, sources: [URL] = [], foreignSources: [URL] = [], resources: [Resource] = [],
    dependencies: [String] = [], importedBy: [String] = []
  ) {
    self.name = name
    self.origin = origin
    self.sources = sources
    self.foreignSources = foreignSources
    self.resources = resources
    self.dependencies = dependencies
    self.importedBy = importedBy
  }
}
