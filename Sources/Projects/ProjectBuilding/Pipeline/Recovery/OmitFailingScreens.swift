/// Omits screens from the generated list of screens that cannot be made as their declarations promise.
///
/// The list is generated, so that its errors are not the author's.
struct OmitFailingScreens: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard let file = module.sources.screensFile, try ScreenListing.omitFailures(module.messages, of: file) else {
      return .notApplicable
    }
    return .changed
  }
}
