import Projects

/// Omits code of the project that uses API of Apple's that is missing here, so that the rest of an app can be seen.
struct StubSystemAPI: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard !module.isThirdParty, !state.build.stubbing.isOff, !module.isStubbed else { return .notApplicable }
    let attribution = state.build.toolchain.attribution
    let usesSwiftUI = module.target.sources.lazy.map { SourceImports.modules(of: $0).contains("SwiftUI") }
    let isApplicable = module.messages.contains { message in
      message.severity == .error
        && (attribution.mayBeMissingSystemAPI(message.text)
          || (ErrorAttribution.mayBeMissingView(message.text) && usesSwiftUI.contains(true)))
    }
    guard isApplicable else { return .notApplicable }
    try StubModules.stub(&module, &state)
    return .changed
  }
}
