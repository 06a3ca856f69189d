import ToolSupport

/// A strategy that omits the smallest code of the project that does not compile here, so that the rest of an app can be
/// displayed.
///
/// The project is assumed to compile in Xcode, so an error is the author's only if a name or the syntax shows it.
struct OmitFailingCode: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard !module.isThirdParty, !state.build.stubbing.isOff, !module.isStubbed else { return .notApplicable }
    let attribution = state.build.toolchain.attribution
    // An edit can cause many syntax errors and misspelled names. The module is not checked again for those alone.
    let errors = module.messages.filter(\.isError)
    guard !errors.contains(where: { ErrorAttribution.isSyntaxError($0.text) }),
      errors.contains(where: { !attribution.isEvidentlyAuthors($0.text) })
    else { return .notApplicable }
    try StubModules.stub(&module, &state)
    return .changed
  }
}
