import Foundation
import Projects
import ToolSupport

/// A stage that selects the targets to compile, and finds the modules of their imports that cannot be resolved.
struct SelectModules: BuildStage {
  func run(_ state: inout BuildState) throws {
    let (selection, stubbing) = (state.build.selection, state.build.stubbing)
    let importable = state.build.toolchain.importable()
    state.result.availableModules = importable.keys.sorted()
    let prepared = PreparedModules(of: state.build.toolchain)
    state.targets = selected(
      of: state.targets, of: state.build, prepared: prepared, importable: Set(importable.keys)
    ).filter { target in
      // The toolchain has its own edition of some third-party modules, such as SnapshotTesting. A third-party module
      // `Charts` is not Apple's, but another one with the same name.
      let isReplaced =
        selection.thirdParty.contains(target.name) && importable[target.moduleName] != nil
        && target.moduleName != "Charts"
      return !target.sources.isEmpty && !stubbing.modules.contains(target.moduleName) && !isReplaced
    }
    if !stubbing.isOff { addPrepared(prepared, importable: Set(importable.keys), to: &state) }
    state.availableModules = Set(importable.keys).union(state.targets.map(\.moduleName))
      .union(MissingName.Kind.modulesOfLanguage).subtracting(stubbing.modules)
    let missing =
      stubbing.isOff ? [] : MissingImports.names(of: state.targets, available: state.availableModules)
    state.stubs.add(missing)
    for name in stubbing.modules.subtracting(missing).sorted() {
      state.result.diagnostics.append(Diagnostic(.warning, "--stub \(name) has no effect: no target imports \(name)"))
    }
    let compiled = Set(state.targets.map(\.moduleName))
    let isStale: (String) -> Bool =
      stubbing.isOff
      ? { !compiled.contains($0) }
      : { importable[$0] != nil && !compiled.contains($0) && !stubbing.modules.contains($0) }
    try SelectModules.removeModules(where: isStale, in: state.moduleCompiler.modulesFolder())
  }

  /// Returns the targets to compile, without those that prepared modules replace and those that only replaced targets
  /// need.
  private func selected(
    of selected: [Target], of build: ProjectBuild, prepared: PreparedModules, importable: Set<String>
  ) -> [Target] {
    let available = importable.union(selected.map(\.moduleName)).union(MissingName.Kind.modulesOfLanguage)
    let replaced = Set(
      selected.filter { target in
        build.selection.thirdParty.contains(target.name) && prepared.native.contains(target.moduleName)
          && prepared.isUsable(target.moduleName, available: available)
      }.map(\.name))
    guard !build.stubbing.isOff, !replaced.isEmpty else { return selected }
    var needed: Set<String> = []
    // Dependencies come first, so in reverse order all targets that need a target are already known.
    for target in selected.reversed() {
      let isOwn = !build.selection.thirdParty.contains(target.name)
      guard isOwn || needed.contains(target.name) else { continue }
      needed.insert(target.name)
      if replaced.contains(target.name) {
        let imported = prepared.imports(of: target.moduleName)
        needed.formUnion(selected.filter { imported.contains($0.moduleName) }.map(\.name))
      } else {
        needed.formUnion(target.dependencies + target.externalDependencies)
      }
    }
    return selected.filter { needed.contains($0.name) && !replaced.contains($0.name) }
  }

  /// Adds prepared modules for imports that can't be resolved.
  private func addPrepared(_ prepared: PreparedModules, importable: Set<String>, to state: inout BuildState) {
    let stubbing = state.build.stubbing
    let available = importable.union(state.targets.map(\.moduleName)).union(MissingName.Kind.modulesOfLanguage)
    let missing = MissingImports.names(of: state.targets, available: available).filter {
      !stubbing.modules.contains($0)
    }
    let added = prepared.targets(for: missing, available: available, others: state.targets)
    guard !added.isEmpty else { return }
    let names = Set(added.map(\.name))
    for index in state.targets.indices {
      let target = state.targets[index]
      let imported = target.sources.reduce(into: Set<String>()) { $0.formUnion(SourceImports.modules(of: $1)) }
      let known = Set(target.externalDependencies)
      state.targets[index].externalDependencies += imported.intersection(names).subtracting(known).sorted()
    }
    for target in added {
      // A prepared module follows all modules that it imports.
      let imported = Set(target.importedModules)
      let last = state.targets.lastIndex { imported.contains($0.moduleName) }
      state.targets.insert(target, at: last.map { $0 + 1 } ?? 0)
    }
    state.preparedModules = names
    for name in names.sorted() {
      state.result.replacedModules.append(
        Diagnostic(.note, "ViewCode's edition of \(name) replaces the package"))
    }
  }

  /// Removes modules of an earlier build.
  ///
  /// The compiler would use an old stub of a module that an update has added to the toolchain.
  static func removeModules(where isStale: (String) -> Bool, in folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
      let file = folder.appending(path: name)
      if isStale(file.deletingPathExtension().lastPathComponent) {
        try FileManager.default.removeItem(at: file)
      }
    }
  }
}
