/// A stage that changes a module that failed to compile and compiles it again, by each strategy in turn until one
/// succeeds.
struct RecoverModule: ModuleStage {
  private static let strategies: [any RecoveryStrategy] = [
    OmitFailingScreens(),
    RelaxConcurrency(),
    UseOlderSolver(),
    StubUnseenDeclarations(),
    OmitFailingCode(),
    StubThirdParty(),
    UsePreparedModule(),
    ReplaceThirdParty(),
  ]

  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    guard !module.isSkipped else { return }
    for strategy in RecoverModule.strategies where module.hasFailed {
      switch try strategy.apply(to: &module, &state) {
      case .notApplicable: continue
      case .changed: module.result = try state.moduleCompiler.compile(module.inputs)
      case .replaced:
        module.isReplaced = true
        return
      }
    }
  }
}
