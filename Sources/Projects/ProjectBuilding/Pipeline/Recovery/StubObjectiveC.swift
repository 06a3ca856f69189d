/// Stubs what a target's own Objective-C files declare, which its Swift files see without importing it.
struct StubObjectiveC: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard !module.isThirdParty, !state.build.stubbing.isOff, module.target.hasObjectiveC else { return .notApplicable }
    state.stubs.addObjectiveC(of: module.target.moduleName)
    try StubModules.stub(&module, &state)
    return .changed
  }
}
