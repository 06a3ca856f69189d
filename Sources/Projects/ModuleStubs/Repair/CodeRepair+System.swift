import SwiftSources
import SwiftSyntax
import ToolSupport

// MARK: - Declarations that the system lacks here

extension CodeRepair {
  /// Whether a declaration overrides a member that Apple's class has and the class here lacks.
  func overridesSystem(_ place: Place) -> Bool {
    guard state.includesAllErrors, CodeRepair.overridesNothing(place.message),
      let declaration = member(around: place.token),
      let type = classAround(place.token), let root = project.superclasses(of: type).last
    else { return false }
    let names =
      declaration.as(FunctionDeclSyntax.self).map { [$0.name.identifierText] }
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    return project.types[root] == nil && isAppleName(root)
      && names.contains { isAppleMember($0) || ObjectMembers.names.contains($0) }
  }

  /// Whether a member is one that Apple's superclass of the class around has and the class here lacks, by its name
  /// alone.
  func usesSystemMember(_ place: Place) -> Bool {
    guard state.includesAllErrors else { return false }
    switch place.kind {
    case .noName(let name):
      return (isAppleMember(name) || isKeyValueCall(place.token))
        && classAround(place.token).map(isSystemClass) ?? false
    // A message that all of Objective-C's objects take, sent to one of the project's classes.
    case .noMember(let type, let name, _):
      let own = String(type.split(separator: ".").last ?? "")
      return project.types[own]?.keyword == "class" && ObjectMembers.names.contains(name) && isSystemClass(own)
    default: return false
    }
  }

  /// `value(forKey: "searchField")`, `setValue(3, forKeyPath: "a.b")`: nothing else is called so.
  func isKeyValueCall(_ token: TokenSyntax) -> Bool {
    ["value", "setValue"].contains(token.identifierText)
      && call(at: token)?.arguments.contains { ["forKey", "forKeyPath"].contains($0.label?.text) } == true
  }

  /// Whether a class is Apple's, or derives from one that is.
  func isSystemClass(_ type: String) -> Bool {
    let root = project.superclasses(of: type).last ?? type
    return project.types[root] == nil && isAppleName(root)
  }

  /// Whether a system declaration is used under an availability condition for a version that is newer than the known
  /// ones.
  func isOfNewerSystem(_ place: Place) -> Bool {
    switch place.kind {
    case .noType(let name), .noName(let name):
      guard ApplePrefixes.isApple(name) || classAround(place.token).map(isSystemClass) ?? false else { return false }
    case .noMember(let type, _, _): guard extensible(type).map(isAppleName) ?? false else { return false }
    default: return false
    }
    return Availability.asksForNewer(around: place.token)
  }

  /// Whether a place is in a property or function that returns `some` protocol, in a file that imports SwiftUI.
  func isInOpaqueResult(at place: Place, _ isWanted: (String) -> Bool) -> Bool {
    guard project.imports[place.file].contains("SwiftUI"), !missing.contains(where: { $0.name == "SwiftUI" }) else {
      return false
    }
    return place.token.enclosing.contains { node in
      let type =
        node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        ?? node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      guard let opaque = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
      return isWanted(opaque.constraint.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
    }
  }

  /// Whether an error says that a declaration overrides nothing.
  static func overridesNothing(_ message: Diagnostic) -> Bool {
    if case .nothingOverridden = ErrorKind(message.text) { true } else { false }
  }
}

/// Members that all objects have in the Objective-C runtime, and that objects lack here or have without being able to
/// override them.
package enum ObjectMembers {
  package static let names: Set<String> = [
    "responds", "forwardingTarget", "method", "doesNotRecognizeSelector", "conforms", "perform", "value", "setValue",
    "setNilValueForKey", "observeValue", "willChangeValue", "didChangeValue", "instancesRespond", "isKind", "isMember",
    "resolveInstanceMethod", "resolveClassMethod", "automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue",
    "awakeAfter", "replacementObject", "classForCoder", "observationInfo",
  ]
}
