/// A stage that runs the stages of a module for each target, dependencies first.
struct BuildModules: BuildStage {
  private let stages: [any ModuleStage]

  init(_ stages: [any ModuleStage]) { self.stages = stages }

  func run(_ state: inout BuildState) throws {
    for target in state.targets {
      var module = ModuleState(of: target, isThirdParty: state.isThirdParty(target))
      for stage in stages { try stage.run(&module, &state) }
    }
    state.result.missingModules = state.stubs.missing.map(\.name)
    state.result.stubs = state.stubs.entries
    state.result.suppressed = state.stubs.suppressed
  }
}
