import ToolSupport

/// Removes errors from diagnostics that Xcode does not report.
///
/// Files in an editor are checked unchanged, by a compiler without Apple's modules and without the Objective-C runtime.
/// Each kind of resulting error has a rule. An error that no rule recognizes is kept.
struct DiagnosticFilter: Sendable {
  static let rules: [any DiagnosticRule] = [
    PointerIntrinsicRule(),
    StubTypeRule(),
    UnbuiltTargetRule(),
    OutletRule(),
    RepresentationRule(),
    ActionParametersRule(),
    SelectorExposureRule(),
    ExtensionOverrideRule(),
    OptionalRequirementRule(),
    ImportRule(),
    InitializerRule(),
    RewrittenCodeRule(),
    OmittedCodeRule(),
    MissingNameRule(),
  ]

  let rules: [any DiagnosticRule]

  init(rules: [any DiagnosticRule] = DiagnosticFilter.rules) { self.rules = rules }

  /// Returns the diagnostics that are kept or converted to information, or nil if all are unchanged.
  func filter(_ diagnostics: [JSON], in file: EditedFile) -> [JSON]? {
    var isChanged = false
    var result: [JSON] = []
    for json in diagnostics {
      guard let error = EditorDiagnostic(error: json) else {
        result.append(json)
        continue
      }
      switch verdict(on: error, in: file) {
      case .keep, .confirm: result.append(json)
      case .drop: isChanged = true
      case .explain(let text):
        isChanged = true
        result.append(error.asInformation(text))
      }
    }
    return isChanged ? result : nil
  }

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    for rule in rules {
      let verdict = rule.verdict(on: error, in: file)
      if verdict != .keep { return verdict }
    }
    return .keep
  }
}
