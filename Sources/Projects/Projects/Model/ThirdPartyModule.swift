import Foundation

/// A module of other people that a project's targets import.
package struct ThirdPartyModule: Sendable {
  package enum Origin: Sendable, Hashable {
    /// A Swift package by address: its identity, and the version, branch or revision that is locked or asked for.
    case remotePackage(url: String, locked: String?, requirement: String?)
    /// A Swift package in a folder.
    case localPackage(URL)
    /// A CocoaPods pod, by name and locked version; the folder where `Pods/` has it.
    case pod(name: String, version: String?, git: String?, folder: URL?)
    /// A Carthage dependency.
    case carthage(address: String, version: String?, folder: URL?)
    /// A prebuilt framework of Apple's systems: it cannot be loaded here.
    case binary(URL)
    /// Imported, and nothing in the project says where it comes from.
    case unknown
  }

  /// The product or module's name.
  package var name: String
  package var origin: Origin
  /// Where its sources were found, or nil where they are not on this machine.
  package var sources: [URL]
  /// Files of C, Objective-C and C++ among them.
  package var foreignSources: [URL]
  package var resources: [Resource]
  /// Other modules of this list that it is known to need.
  package var dependencies: [String]
  /// The targets with an `import` of it, as `Target.name`. None for what only other third parties need.
  package var importedBy: [String]
  /// The newest version of the language that its specification names, or nil where it names none.
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
