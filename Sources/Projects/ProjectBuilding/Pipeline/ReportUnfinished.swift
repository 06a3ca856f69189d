import Projects
import ToolSupport

/// A stage that reports the known results before a module is compiled, for builds that are interrupted.
struct ReportUnfinished: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    var result = state.result
    result.prepared.append(module.sources)
    result.missingModules = state.stubs.missing.map(\.name)
    result.diagnostics.append(
      Diagnostic(.warning, "the build was interrupted while compiling \(module.target.moduleName)"))
    state.build.unfinished(result)
  }
}
