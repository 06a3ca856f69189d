/// A strategy that stubs declarations that a target's Swift files use without an import and that no available file
/// contains: declarations of its Objective-C files, of files that were not checked in, and of data models that Xcode
/// generates code for.
struct StubUnseenDeclarations: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard !module.isThirdParty, !state.build.stubbing.isOff, module.target.hasUnseenDeclarations else {
      return .notApplicable
    }
    state.stubs.addUnseen(of: module.target.moduleName, kind: module.target.hasObjectiveC ? .objectiveC : .generated)
    try StubModules.stub(&module, &state)
    return .changed
  }
}
