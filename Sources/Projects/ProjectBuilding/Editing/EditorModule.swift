import Foundation
import Projects

/// A module as an editor has it checked: the author's sources unchanged, and what the compiler is told about them.
package struct EditorModule: Codable, Equatable, Sendable {
  /// The target's name in the project.
  package var target: String
  package var name: String
  /// The author's files, in the project's order.
  package var sources: [URL]
  /// Generated files that the author's use: classes of models, names of assets, declarations of Objective-C's headers.
  package var generated: [URL]
  /// What the compiler is told beside the files.
  package var flags: [String]
  /// The module has code at its top level (`main.swift`), and no `@main`.
  package var isScript: Bool
  /// Whether a build compiles the target. Extensions, tests of the user interface and others are edited and not built.
  package var isBuilt = true
  /// Whether it is other people's.
  package var isThirdParty = false
  /// Files that a build compiles in the place of the author's, by the author's paths.
  package var rewritten: [String: String] = [:]

  /// The arguments for the compiler. They name no output.
  ///
  /// - Parameter replaced: files that the compiler reads in the place of some of the author's.
  package func arguments(replacing replaced: [URL: URL] = [:]) -> [String] {
    ["-module-name", name] + (isScript ? [] : ["-parse-as-library"]) + flags
      + (sources + generated).map { (replaced[$0] ?? $0).path(percentEncoded: false) }
  }
}

extension EditorModule {
  /// A target before it is prepared: modules that an earlier build of an editor left are found, and generated files are not.
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
  /// Whether a build compiles it.
  var isBuilt: Bool { leftOut == nil && kind != .uiTests }
}

/// Code that a build omits or changes, with the compiler's reason.
package struct EditorOmission: Codable, Hashable, Sendable {
  package var file: String
  /// The compiler's message about the code. Default: empty, where the code is left out without one.
  package var message: String
  /// The missing module that the code needs; nil where it is something else.
  package var module: String?

  package init(file: String, message: String, module: String? = nil) {
    self.file = file
    self.message = message
    self.module = module
  }
}
