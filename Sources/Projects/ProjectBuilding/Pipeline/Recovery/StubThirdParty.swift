import Projects
import ToolSupport

/// Omits code of a third-party module that does not compile here.
struct StubThirdParty: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard module.isThirdParty, !state.build.stubbing.isOff, !module.isStubbed else { return .notApplicable }
    try StubModules.stub(&module, &state)
    return .changed
  }
}

/// Replaces a third-party module that does not compile here with a stub, as if its sources were missing.
struct ReplaceThirdParty: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard module.isThirdParty, !state.build.stubbing.isOff else { return .notApplicable }
    let name = module.target.moduleName
    state.stubs.replace(name)
    state.result.diagnostics.append(Diagnostic(.warning, "\(name) does not compile here, and a stub replaces it"))
    return .replaced
  }
}
