/// A strategy that omits screens that cannot be created as their declarations suggest from the generated list of
/// screens.
///
/// The list is generated, so its errors are not the author's.
struct OmitFailingScreens: RecoveryStrategy {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    guard let file = module.sources.screensFile, try ScreenListing.omitFailures(module.messages, of: file) else {
      return .notApplicable
    }
    return .changed
  }
}
