import SwiftSyntax

// MARK: - Whose fault an error is

extension CodeRepair {
  /// Whether an error is one of a missing module, or allowed to be left out otherwise.
  mutating func mayBeMended(_ place: Place, _ allows: (CheckerMessage) -> Bool) -> Bool {
    if allows(place.message) || overridesSystem(place) || usesSystemMember(place) || isOfNewerSystem(place)
      || isOfView(place)
    {
      return true
    }
    // Whatever is not found counts as missing meanwhile.
    blame.takesAll = false
    defer { blame.takesAll = state.takesAll }
    return isBlamed(place)
  }

  /// An error that would have been mended anyway, as those that come of what was declared and left out.
  func isOfMissingModule(_ place: Place) -> Bool {
    blame.isMissing(inMessage: place.message.text) || blame.isMissing(around: place.token, file: place.file)
  }

  func isBlamed(_ place: Place) -> Bool {
    if blame.isMissing(inMessage: place.message.text) { return true }
    switch place.complaint {
    case .noType(let name), .noName(let name), .noAttribute(let name), .noOperator(let name), .noMacro(let name):
      return state.lost.contains(name) || blame.canBeMissing(name, in: place.file)
    case .missingReturn, .notExhaustive:
      return (RepairAttribution.body(around: place.token).map { StatementRemover.hasCut($0) } ?? false)
        || blame.isMissing(around: place.token, file: place.file)
    case .noMember(let type, let member, _):
      return state.lost.contains(member) || state.incomplete.contains(type)
        || extensible(type).map { blame.canBeAddition(member, in: place.file, to: $0) } ?? false
    case .usesSelfBeforeSuper, .missingOverride, .nothingOverridden:
      // These don't name what a class derives from.
      return inheritsMissing(place.token) || flowIsCut(place)
        || blame.isMissing(around: place.token, file: place.file)
    default:
      if flowIsCut(place) || isOperatorForSystemTypes(place) { return true }
      let text = place.message.text
      if isAboutArguments(text), let call = self.call(around: place.token),
        initialized(by: call, in: Syntax(call)) != nil
      {
        return true
      }
      if CodeRepair.isUninferred(text),
        isBehindCut(place) || (state.takesUninferred && !blame.imports(of: place.file).isEmpty)
      {
        return true
      }
      // What is there and can't be used here is so whatever stands beside it.
      if text.contains("is unavailable") || text.contains("has been renamed to") { return false }
      return blame.isMissing(around: place.token, file: place.file)
    }
  }

  /// An operator on types of the system, which a layout library can have declared: `view.topAnchor == other.topAnchor + 8`.
  func isOperatorForSystemTypes(_ place: Place) -> Bool {
    guard place.token.parent?.is(BinaryOperatorExprSyntax.self) == true else { return false }
    let text = place.message.text
    guard text.hasPrefix("binary operator '") || text.hasPrefix("referencing operator function '") else { return false }
    return blame.imports(of: place.file).contains { $0.kind == .thirdParty }
      && CompilerDiagnostic.quoted(in: text).contains {
        isAppleName($0) || project.superclasses(of: $0).last.map(isAppleName) == true
      }
  }

  /// The compiler could not tell types: where those of a missing module are all alike, that is their doing.
  static func isUninferred(_ text: String) -> Bool {
    [
      "cannot be resolved without a contextual type", "could not be inferred", "cannot infer ",
      "failed to produce diagnostic", "no exact matches in call", "ambiguous", "unable to infer",
      "unable to type-check this expression",
      "cannot convert value of type 'module<",
    ].contains { text.contains($0) }
  }

  func isAboutArguments(_ text: String) -> Bool {
    ["argument passed to call", "incorrect argument label", "extra argument", "missing argument", "no exact matches"]
      .contains { text.hasPrefix($0) }
  }

  /// Something was left out of a body around a place, however far out: types can have come from there.
  func isBehindCut(_ place: Place) -> Bool {
    place.token.enclosing.contains { node in
      (node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(ClosureExprSyntax.self)) && StatementRemover.hasCut(node)
    }
  }

  /// What only the flow of the code tells comes after cuts in the same body.
  func flowIsCut(_ place: Place) -> Bool {
    let text = place.message.text
    guard
      text.contains("before being initialized") || text.contains("without initializing all stored properties")
        || text.contains("isn't called on all paths") || text.contains("must not fall through")
    else { return false }
    return RepairAttribution.body(around: place.token).map { StatementRemover.hasCut($0) } ?? false
  }
}
