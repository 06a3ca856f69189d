import Foundation
import ToolSupport

/// The files and settings that one module is compiled from.
package struct ModuleInputs: Sendable {
  package var name: String
  /// The files that the compiler reads, in order: the author's own files, or their rewritten versions.
  package var files: [URL]
  /// The flags for the compiler, apart from files and outputs.
  package var flags: [String]
  /// The modules of this build that the module may import, and their imports, because all of them affect the layout of
  /// types. If one changes, the module is compiled again.
  package var dependencies: [String]
  /// Whether the module has top-level code (`main.swift`) and no `@main`.
  package var isScript: Bool

  /// Whether other modules of the build import it.
  package var isImported = true
  /// Whether the author edits the module, so that few of its files change at a time.
  package var isEdited = false
  /// The minimum version of iOS, if uses of newer declarations are to be reported.
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

/// The result of compiling a module.
package struct ModuleResult: Sendable {
  package var name: String
  package var succeeded: Bool
  /// Whether nothing had changed and the compiler was not started.
  package var wasUpToDate: Bool
  package var objects: [URL]
  package var messages: [Diagnostic]
  /// The complete output of the compiler.
  package var output: String
  /// Uses of declarations that are newer than the minimum version of iOS. They are errors in Xcode.
  package var newerThanTarget: [Diagnostic] = []
}
