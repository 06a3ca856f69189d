/// A stage that compiles a module.
struct CompileModule: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    guard !module.isSkipped else { return }
    state.build.progress("Compiling \(module.target.moduleName)")
    module.result = try state.moduleCompiler.compile(module.inputs)
  }
}
