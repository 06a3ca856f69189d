import Foundation
import Projects
import ToolSupport

/// A stage that rewrites and generates a module's sources, and determines the flags for the compiler.
struct PrepareSources: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    let build = state.build
    let generated = try DataModelClasses.write(
      for: module.target, to: build.folder.folder("models").appending(path: module.target.moduleName))
    module.target.sources += generated.files
    state.result.diagnostics += generated.diagnostics
    let target = module.target
    let (flags, ignored) = SettingsFlags.flags(for: target.settings, moduleName: target.moduleName)
    for flag in ignored {
      state.result.diagnostics.append(
        Diagnostic(.note, "target \(target.name): the flag \(flag) is not passed to the compiler"))
    }
    let dependencies = (target.dependencies + target.externalDependencies).compactMap { state.prepared[$0] }
    let preparation = SourcePreparation(
      folder: build.folder, root: build.project.root, availableModules: state.availableModules)
    let (sources, facts) = try preparation.prepare(
      target, importing: dependencies.map(\.facts),
      listsScreens: !module.isThirdParty && build.selection.tests.isEmpty)
    module.sources = sources
    if let symbols = try AssetSymbolsFile.write(
      for: target, to: build.folder.folder("rewritten/\(target.moduleName)"), appleNames: build.toolchain.appleNames)
    {
      module.sources.files.append(symbols)
    }
    if let symbols = try StringSymbolsFile.write(
      for: target, to: build.folder.folder("rewritten/\(target.moduleName)"))
    {
      module.sources.files.append(symbols)
    }
    module.originals = target.sources + module.sources.files.dropFirst(target.sources.count)
    let imported = Set(dependencies.map(\.moduleName)).union(dependencies.flatMap(\.imported))
    state.prepared[target.name] = .init(moduleName: target.moduleName, facts: facts, imported: imported)
    module.unstubbed = inputs(of: module, flags: flags, importing: imported, in: state)
    module.inputs = module.unstubbed
  }

  private func inputs(
    of module: ModuleState, flags: [String], importing imported: Set<String>, in state: BuildState
  ) -> ModuleInputs {
    let target = module.target
    var inputs = ModuleInputs(
      name: target.moduleName, files: module.sources.files,
      flags: flags + state.macroFlags
        + ImplicitImports.flags(for: target, importing: state.targets, available: state.availableModules)
        + entryPoint(of: target, in: state.build.selection),
      dependencies: imported.sorted(),
      isScript: target.sources.contains { $0.lastPathComponent == "main.swift" })
    inputs.isImported =
      !state.build.selection.tests.isEmpty
      || state.targets.contains { ($0.dependencies + $0.externalDependencies).contains(target.name) }
    inputs.isEdited = !module.isThirdParty
    if !module.isThirdParty {
      inputs.deploymentTarget = target.settings.deploymentTarget.flatMap { SystemVersion($0) }
    }
    return inputs
  }

  /// Returns the flags for a target's entry point.
  ///
  /// The runtime starts the app. The entry points of the project's other programs get unused names.
  private func entryPoint(of target: Target, in selection: ProductSelection) -> [String] {
    if target.name == selection.app?.name {
      return ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "viewcode_app_main"]
    }
    guard target.kind == .app || target.kind == .executable else { return [] }
    return ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "viewcode_app_main_\(target.moduleName)"]
  }
}
