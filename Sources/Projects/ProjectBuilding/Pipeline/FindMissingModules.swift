/// A stage that finds modules that a module's prepared sources import and that cannot be resolved.
///
/// Rewriting adds imports of modules that Apple's modules re-export, so the author's sources do not name all of them.
struct FindMissingModules: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    guard !state.build.stubbing.isOff else { return }
    module.missing = MissingImports.names(
      in: module.target.sources + module.sources.files,
      available: state.availableModules.subtracting(state.stubs.replaced))
    state.stubs.add(module.missing)
  }
}
