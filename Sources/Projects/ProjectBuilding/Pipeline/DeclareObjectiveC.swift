import Projects
import ToolSupport

/// A stage that adds to each target the declarations of the Objective-C headers that its Swift files use.
///
/// A target without Swift files, such as a pod in Objective-C, becomes a module of these declarations.
struct DeclareObjectiveC: BuildStage {
  func run(_ state: inout BuildState) throws {
    guard !state.build.stubbing.isOff else { return }
    let importable = Set(state.build.toolchain.importable().keys)
    let modules = state.targets.filter { !$0.sources.isEmpty }.map(\.moduleName)
    var declaring = ObjectiveCDeclaring(
      moduleCompiler: state.moduleCompiler, folder: state.build.folder, project: state.build.project,
      availableModules: importable.union(modules))
    declaring.progress = state.build.progress
    let prepared = PreparedModules(of: state.build.toolchain)
    var targets = state.targets
    for (index, target) in targets.enumerated()
    where !state.build.stubbing.modules.contains(target.moduleName) && !importable.contains(target.moduleName) {
      // An edition also replaces the headers.
      if state.isThirdParty(target), prepared.native.contains(target.moduleName),
        !prepared.sources(of: target.moduleName).isEmpty
      {
        continue
      }
      guard let declared = try declaring.declare(target, of: targets) else { continue }
      state.result.diagnostics += declared.diagnostics.map { message in
        var message = message
        // The author can't fix warnings in third-party headers.
        if state.isThirdParty(target), message.severity == .warning { message.severity = .note }
        return message
      }
      if let file = declared.file {
        targets[index].sources.append(file)
        declaring.files[target.moduleName] = file
      }
    }
    state.targets = targets
  }
}
