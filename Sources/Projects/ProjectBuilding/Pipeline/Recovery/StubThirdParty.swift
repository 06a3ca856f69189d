import Projects
import ToolSupport

/// A strategy that omits code of a third-party module that does not compile here.
struct StubThirdParty: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard module.isThirdParty, !state.build.stubbing.isOff, !module.isStubbed else { return .notApplicable }
    // A prepared module is useless without the module that it extends, so it is replaced with a stub as well.
    let isPrepared = state.preparedModules.contains(module.target.moduleName)
    if isPrepared, !state.stubs.replaced.isDisjoint(with: module.target.importedModules) { return .notApplicable }
    try StubModules.stub(&module, &state)
    return .changed
  }
}

/// A strategy that compiles ViewCode's own edition of a third-party module that does not compile here.
struct UsePreparedModule: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    let name = module.target.moduleName
    let sources = PreparedModules(of: state.build.toolchain).sources(of: name)
    guard module.isThirdParty, !state.build.stubbing.isOff, !sources.isEmpty,
      state.preparedModules.insert(name).inserted
    else { return .notApplicable }
    module.inputs.files = sources
    module.inputs.flags = ["-swift-version", "5", "-suppress-warnings"]
    state.result.replacedModules.append(
      Diagnostic(.note, "\(name) does not compile; ViewCode's edition replaces it"))
    return .changed
  }
}

/// A strategy that replaces a third-party module that does not compile here with a stub, as if its sources were
/// missing.
struct ReplaceThirdParty: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard module.isThirdParty, !state.build.stubbing.isOff else { return .notApplicable }
    let name = module.target.moduleName
    state.stubs.replace(name)
    state.result.diagnostics.append(Diagnostic(.warning, "\(name) does not compile; a stub replaces it"))
    return .replaced
  }
}
