import SwiftSources
import SwiftSyntax
import ToolSupport

// MARK: - Attribution of errors

extension CodeRepair {
  /// Returns whether code may be omitted for an error: a missing module causes it, `allows` includes it, or nothing
  /// shows that the author caused it.
  mutating func mayRepair(_ place: Place, _ allows: (Diagnostic) -> Bool) -> Bool {
    if allows(place.message) || overridesSystem(place) || usesSystemMember(place) || isOfNewerSystem(place)
      || !isEvidentlyAuthors(place)
    {
      return true
    }
    // Otherwise every unknown name would count as missing.
    attribution.includesAllErrors = false
    defer { attribution.includesAllErrors = state.includesAllErrors }
    return isAttributable(place)
  }

  /// Returns whether an error is evidently the author's: the file has a syntax error, or a name is neither Apple's nor
  /// the project's.
  ///
  /// Other errors may not occur in Xcode, because not all of the overloads, conformances and types there are known
  /// here.
  func isEvidentlyAuthors(_ place: Place) -> Bool {
    if originals[place.file].tree.hasError { return true }
    switch place.kind {
    case .noName(let name) where name.hasPrefix("$"):
      // The compiler derives the name from a property with a wrapper, which may be omitted or missing.
      return !isKnown(String(name.dropFirst()))
    case .noType(let name), .noName(let name), .noMacro(let name), .noAttribute(let name):
      // In a file without imports, no name of Apple's is visible.
      if project.imports[place.file].isEmpty { return true }
      return !isKnown(name) && !isNameInC(name) && !canBeOfIncompleteModule(name, in: place)
    case .noOperator(let name):
      return !project.members.contains(name)
    case .noMember(let type, let member, _), .noNestedType(let member, let type):
      return hasKnownMembers(type, member, place) && !isKnown(member) && !ObjectMembers.names.contains(member)
    default: return false
    }
  }

  /// Returns whether a name can be a type of a module that the file imports and that may lack declarations here.
  ///
  /// A misspelled name can't, because there is a similar name.
  private func canBeOfIncompleteModule(_ name: String, in place: Place) -> Bool {
    guard name.first?.isUppercase == true, !place.message.text.contains("did you mean") else { return false }
    return importsIncomplete(place)
  }

  private func importsIncomplete(_ place: Place) -> Bool { project.imports[place.file].contains(where: isIncomplete) }

  /// Returns whether an unknown member of a type shows that the author made an error.
  ///
  /// All members of the project's own types are known. For Apple's types, a member is the author's error only if it is
  /// a misspelling of an existing one, because no table of names is complete and the next SDK adds names. A third-party
  /// type may be a stub, or may lack omitted code.
  private func hasKnownMembers(_ type: String, _ member: String, _ place: Place) -> Bool {
    let plain = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let names = plain.split(separator: ".").map(String.init)
    guard let name = names.last else { return false }
    // A value without a type comes from a stub: its real type may have the member.
    if ["Any", "AnyObject"].contains(name), !missing.isEmpty { return false }
    let isMisspelling =
      place.message.text.contains("did you mean") || isMisspelled(member)
    guard project.types[name] != nil else {
      // A nested type is found by its enclosing type.
      let isApples =
        type.hasPrefix("some ")
        || names.contains {
          isOfUIKit($0) || isAppleName($0) || LanguageNames.contains($0) || ApplePrefixes.isApple($0)
        }
      guard isApples else { return !importsIncomplete(place) }
      return isMisspelling
    }
    // A module can extend the protocols of other modules with members, as modules extend SwiftUI's `View`.
    if importsIncomplete(place), project.conformances(of: name).contains(where: { project.types[$0] == nil }) {
      return false
    }
    guard let root = project.superclasses(of: name).last, project.types[root] == nil else { return true }
    return root == "NSObject" || isMisspelling && isOfUIKit(root)
  }

  private func isOfUIKit(_ name: String) -> Bool {
    isAppleName(name) && ["UI", "CA", "CG"].contains { name.hasPrefix($0) }
  }

  private func isKnown(_ name: String) -> Bool {
    isAppleName(name) || isAppleMember(name) || LanguageNames.contains(name) || project.types[name] != nil
      || project.members.contains(name) || state.removedNames.contains(name) || catalog.declares(name)
  }

  /// Returns whether a name has the form of names in the C library and other system headers: `os_unfair_lock`,
  /// `kCTFontAttribute`.
  private func isNameInC(_ name: String) -> Bool {
    name.dropFirst().contains("_") || (name.first == "k" && name.dropFirst().first?.isUppercase == true)
  }

  /// Returns whether a missing module, its stubs or omitted code cause an error.
  func isOfMissingModule(_ place: Place) -> Bool {
    attribution.isMissing(inMessage: place.message.text) || attribution.isMissing(around: place.token, file: place.file)
  }

  func isAttributable(_ place: Place) -> Bool {
    if attribution.isMissing(inMessage: place.message.text) { return true }
    switch place.kind {
    case .noType(let name), .noName(let name), .noAttribute(let name), .noOperator(let name), .noMacro(let name):
      return state.removedNames.contains(name) || attribution.canBeMissing(name, in: place.file)
    case .missingReturn, .notExhaustive:
      return (RepairAttribution.body(around: place.token).map { StatementRemover.hasPlaceholder($0) } ?? false)
        || attribution.isMissing(around: place.token, file: place.file)
    case .noMember(let type, let member, _):
      return state.removedNames.contains(member) || state.incomplete.contains(type)
        || extensible(type).map { attribution.canBeAddition(member, in: place.file, to: $0) } ?? false
    case .usesSelfBeforeSuper, .missingOverride, .nothingOverridden:
      // These diagnostics don't name the superclass.
      return inheritsMissing(place.token) || hasIncompleteFlow(place)
        || attribution.isMissing(around: place.token, file: place.file)
    default:
      if hasIncompleteFlow(place) || isOperatorForSystemTypes(place) { return true }
      let text = place.message.text
      if isAboutArguments(text), let call = self.call(around: place.token),
        initialized(by: call, in: Syntax(call)) != nil
      {
        return true
      }
      if CodeRepair.isUninferred(text),
        followsRemoval(place) || (state.includesUninferredErrors && !attribution.imports(of: place.file).isEmpty)
      {
        return true
      }
      // Unavailable declarations are unavailable with any arguments.
      if text.contains("is unavailable") || text.contains("has been renamed to") { return false }
      return attribution.isMissing(around: place.token, file: place.file)
    }
  }

  /// Returns whether the error is about an operator with system types, which a layout library may declare:
  /// `view.topAnchor == other.topAnchor + 8`.
  func isOperatorForSystemTypes(_ place: Place) -> Bool {
    guard place.token.parent?.is(BinaryOperatorExprSyntax.self) == true else { return false }
    let text = place.message.text
    guard text.hasPrefix("binary operator '") || text.hasPrefix("referencing operator function '") else { return false }
    return attribution.imports(of: place.file).contains { $0.kind == .thirdParty }
      && ErrorKind.quoted(in: text).contains {
        isAppleName($0) || project.superclasses(of: $0).last.map(isAppleName) == true
      }
  }

  /// Returns whether the compiler could not infer a type. The stubs' types, which are all alike, can be the cause.
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

  /// Returns whether code was omitted from any body around a place, because the code may have determined types.
  func followsRemoval(_ place: Place) -> Bool {
    place.token.enclosing.contains { node in
      (node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(ClosureExprSyntax.self)) && StatementRemover.hasPlaceholder(node)
    }
  }

  /// Returns whether the control flow is incomplete because code was omitted from the body.
  func hasIncompleteFlow(_ place: Place) -> Bool {
    let text = place.message.text
    guard
      text.contains("before being initialized") || text.contains("without initializing all stored properties")
        || text.contains("isn't called on all paths") || text.contains("must not fall through")
    else { return false }
    return RepairAttribution.body(around: place.token).map { StatementRemover.hasPlaceholder($0) } ?? false
  }
}
