import Foundation
import ToolSupport

/// What one module is compiled from.
package struct ModuleInputs: Sendable {
  package var name: String
  /// The files that the compiler reads, in order: the author's own, or what was rewritten of them.
  package var files: [URL]
  /// What the compiler is told beside the files and places of what it makes.
  package var flags: [String]
  /// Modules of this build that it may import, and those that these import: a type's layout comes from all of them. Where one
  /// changes, the module is looked at again.
  package var dependencies: [String]
  /// The module has code at its top level (`main.swift`), and no `@main`.
  package var isScript: Bool

  /// Whether other modules of the build import it.
  package var isImported = true
  /// Whether somebody works on it, so that little of it changes often.
  package var isEdited = false
  /// The least version of iOS that it is to run on, where its use of newer ones is to be told.
  package var deploymentTarget: SystemVersion?

  package init(
    name: String, files: [URL], flags: [String], dependencies: [String] = [], isScript: Bool = false,
    deploymentTarget: SystemVersion? = nil
  ) {
    self.name = name
    self.files = files
    self.flags = flags
    self.dependencies = dependencies
    self.isScript = isScript
    self.deploymentTarget = deploymentTarget
  }
}

/// What compiling a module gave.
package struct ModuleResult: Sendable {
  package var name: String
  package var succeeded: Bool
  /// Nothing had changed, and the compiler was not started.
  package var wasUpToDate: Bool
  package var objects: [URL]
  package var messages: [Diagnostic]
  /// All that the compiler wrote, as it wrote it.
  package var output: String
  /// Uses of what is newer than the least system that the module is to run on: errors in Xcode, each at its place.
  package var newerThanTarget: [Diagnostic] = []
}
