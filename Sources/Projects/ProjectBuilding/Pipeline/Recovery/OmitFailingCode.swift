import ToolSupport

/// Omits the smallest code of the project that does not compile here, so that the rest of an app can be seen.
///
/// Xcode compiles a project that someone opens: an error is the author's only where a name or the syntax shows it.
struct OmitFailingCode: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard !module.isThirdParty, !state.build.stubbing.isOff, !module.isStubbed else { return .notApplicable }
    let attribution = state.build.toolchain.attribution
    // An edit has many syntax errors and misspelled names. The module is not checked again for those alone.
    let errors = module.messages.filter(\.isError)
    guard !errors.contains(where: { ErrorAttribution.isSyntaxError($0.text) }),
      errors.contains(where: { !attribution.isEvidentlyAuthors($0.text) })
    else { return .notApplicable }
    try StubModules.stub(&module, &state)
    return .changed
  }
}
