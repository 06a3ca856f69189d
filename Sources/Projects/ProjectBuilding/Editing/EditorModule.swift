import Foundation
import Projects

/// A module as an editor checks it: the author's unchanged sources, and the flags for the compiler.
package struct EditorModule: Codable, Equatable, Sendable {
  /// The target's name in the project.
  package var target: String
  package var name: String
  /// The author's files, in the order of the project.
  package var sources: [URL]
  /// The generated files that the author's files use: classes of data models, names of assets, declarations of
  /// Objective-C headers.
  package var generated: [URL]
  /// The flags for the compiler.
  package var flags: [String]
  /// Whether the module has top-level code (`main.swift`) and no `@main`.
  package var isScript: Bool
  /// Whether a build compiles the target. Some targets, such as extensions and UI tests, are edited but not built.
  package var isBuilt = true
  /// Whether the module is third-party code.
  package var isThirdParty = false
  /// The files that a build compiles in place of the author's, by the author's paths.
  package var rewritten: [String: String] = [:]

  /// Returns the arguments for the compiler, without an output.
  ///
  /// - Parameter replaced: The files that the compiler reads in place of some of the author's.
  package func arguments(replacing replaced: [URL: URL] = [:]) -> [String] {
    ["-module-name", name] + (isScript ? [] : ["-parse-as-library"]) + flags
      + (sources + generated).map { (replaced[$0] ?? $0).path(percentEncoded: false) }
  }
}

extension EditorModule {
  /// Creates a module for a target that is not yet prepared. It uses the modules of an earlier build for an editor, and
  /// no generated files.
  package init(unprepared target: Target, toolchain: Toolchain, folder: BuildFolder) throws {
    let available = Set(toolchain.importable().keys)
    var flags = EditorFlags.withoutKnownFeatures(
      SettingsFlags.flags(for: target.settings, moduleName: target.moduleName).flags)
    flags += ImplicitImports.flags(for: target, available: available)
    flags += try Submodules.flags(
      for: target, available: available, in: folder.folder("rewritten/\(target.moduleName)"))
    flags += EditorFlags.forUnchangedSources
    for name in EditorFlags.addedImports(of: target, prepared: target.sources) {
      flags += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    flags += ["-I", try folder.folder("modules").path(percentEncoded: false)] + EditorFlags.flags(for: toolchain)
    self.init(
      target: target.name, name: target.moduleName, sources: target.sources, generated: [], flags: flags,
      isScript: target.sources.contains { $0.lastPathComponent == "main.swift" }, isBuilt: target.isBuilt,
      isThirdParty: target.isThirdParty)
  }
}

extension Target {
  /// Whether a build compiles the target.
  var isBuilt: Bool { leftOut == nil && kind != .uiTests }
}

/// Code that a build omits or changes, with the compiler's reason.
package struct EditorOmission: Codable, Hashable, Sendable {
  package var file: String
  /// The compiler's message about the code. Default: empty, if the code is omitted without a message.
  package var message: String
  /// The missing module that the code needs, or nil if the reason is different.
  package var module: String?

  package init(file: String, message: String, module: String? = nil) {
    self.file = file
    self.message = message
    self.module = module
  }
}
