import ToolSupport

/// Takes errors out of diagnostics that Xcode does not report.
///
/// Files in an editor are checked as they are, by a compiler without Apple's modules and without the Objective-C runtime.
/// Each kind of error that comes of that has a rule. An error that no rule knows stays.
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

  /// - Returns: the diagnostics that stay, and those that became information; nil where all stay as they are.
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
