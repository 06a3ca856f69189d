import Foundation
import Projects
import ToolSupport

/// Selects the targets to compile, and finds which modules of their imports cannot be resolved.
struct SelectModules: BuildStage {
  func run(_ state: inout BuildState) throws {
    let (selection, stubbing) = (state.build.selection, state.build.stubbing)
    let importable = state.build.toolchain.importable()
    state.result.availableModules = importable.keys.sorted()
    state.targets = state.targets.filter { target in
      // The toolchain has its own edition of some third-party modules, such as SnapshotTesting.
      let isReplaced = selection.thirdParty.contains(target.name) && importable[target.moduleName] != nil
      return !target.sources.isEmpty && !stubbing.modules.contains(target.moduleName) && !isReplaced
    }
    state.availableModules = Set(importable.keys).union(state.targets.map(\.moduleName))
      .union(MissingName.Kind.modulesOfLanguage).subtracting(stubbing.modules)
    let missing =
      stubbing.isOff ? [] : MissingImports.names(of: state.targets, available: state.availableModules)
    state.stubs.add(missing)
    for name in stubbing.modules.subtracting(missing).sorted() {
      state.result.diagnostics.append(Diagnostic(.warning, "--stub \(name) has no effect: no target imports \(name)"))
    }
    if stubbing.isOff { try removeModules(except: Set(state.targets.map(\.moduleName)), of: state.moduleCompiler) }
  }

  /// The compiler would find stubs of an earlier build.
  private func removeModules(except wanted: Set<String>, of moduleCompiler: ModuleCompiler) throws {
    let place = try moduleCompiler.modulesFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false)) {
      let file = place.appending(path: name)
      if !wanted.contains(file.deletingPathExtension().lastPathComponent) {
        try FileManager.default.removeItem(at: file)
      }
    }
  }
}
