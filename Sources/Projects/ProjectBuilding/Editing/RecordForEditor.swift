import Foundation
import Projects

/// A stage that records the information about a module that an editor needs. A module that a stub replaces has no files
/// to check.
struct RecordForEditor: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    guard !module.isReplaced else { return }
    if let result = module.result {
      state.result.modules.append(result)
      if module.inputs.isImported { state.compiled.append(module.inputs) }
    }
    let target = module.target
    let generatedNames: Set<String> = [AssetSymbolsFile.name, SourcePreparation.resourcesFileName]
    let build = state.build.folder.root.path(percentEncoded: false)
    let isGenerated: (URL) -> Bool = { $0.path(percentEncoded: false).hasPrefix(build) }
    let added = module.sources.files.filter { generatedNames.contains($0.lastPathComponent) && isGenerated($0) }
    var flags = EditorFlags.withoutKnownFeatures(module.inputs.flags) + EditorFlags.forUnchangedSources
    for name in EditorFlags.addedImports(of: target, prepared: module.sources.files) {
      flags += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    flags += try Submodules.flags(
      for: target, available: state.availableModules,
      in: state.build.folder.folder("rewritten/\(target.moduleName)"))
    flags += ["-I", try state.moduleCompiler.modulesFolder().path(percentEncoded: false)]
    state.editorModules.append(
      EditorModule(
        target: target.name, name: target.moduleName, sources: target.sources.filter { !isGenerated($0) },
        generated: target.sources.filter(isGenerated) + added,
        flags: flags + EditorFlags.flags(for: state.build.toolchain),
        isScript: module.inputs.isScript, isBuilt: target.isBuilt, isThirdParty: module.isThirdParty,
        rewritten: rewritten(of: module)))
  }
  /// Returns the files that rewriting changed.
  private func rewritten(of module: ModuleState) -> [String: String] {
    let pairs = zip(module.target.sources, module.sources.files).filter { $0 != $1 }
    return Dictionary(
      pairs.map { ($0.path(percentEncoded: false), $1.path(percentEncoded: false)) }, uniquingKeysWith: { $1 })
  }
}
