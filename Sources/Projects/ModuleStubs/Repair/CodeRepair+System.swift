import SwiftSources
import SwiftSyntax
import ToolSupport

// MARK: - Missing system declarations

extension CodeRepair {
  /// Returns whether a declaration overrides a member that Apple's class has and the class here lacks.
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

  /// Returns whether Apple's superclass of the surrounding class has a member with a name that the class here lacks.
  func usesSystemMember(_ place: Place) -> Bool {
    guard state.includesAllErrors else { return false }
    switch place.kind {
    case .noName(let name):
      return (isAppleMember(name) || isKeyValueCall(place.token))
        && classAround(place.token).map(isSystemClass) ?? false
    // All objects in Objective-C respond to the message, which is sent to one of the project's classes.
    case .noMember(let type, let name, _):
      let own = String(type.split(separator: ".").last ?? "")
      return project.types[own]?.keyword == "class" && ObjectMembers.names.contains(name) && isSystemClass(own)
    default: return false
    }
  }

  /// Returns whether a call is `value(forKey: "searchField")`, `setValue(3, forKeyPath: "a.b")` or similar. No other
  /// methods have these names.
  func isKeyValueCall(_ token: TokenSyntax) -> Bool {
    ["value", "setValue"].contains(token.identifierText)
      && call(at: token)?.arguments.contains { ["forKey", "forKeyPath"].contains($0.label?.text) } == true
  }

  /// Returns whether a class is Apple's, or derives from one that is.
  func isSystemClass(_ type: String) -> Bool {
    let root = project.superclasses(of: type).last ?? type
    return project.types[root] == nil && isAppleName(root)
  }

  /// Returns whether a system declaration is used under an availability condition for a version that is newer than the
  /// known ones.
  func isOfNewerSystem(_ place: Place) -> Bool {
    switch place.kind {
    case .noType(let name), .noName(let name):
      guard ApplePrefixes.isApple(name) || classAround(place.token).map(isSystemClass) ?? false else { return false }
    case .noMember(let type, _, _): guard extensible(type).map(isAppleName) ?? false else { return false }
    default: return false
    }
    return Availability.asksForNewer(around: place.token)
  }

  /// Returns whether a position is in a property or function that returns an opaque type, in a file that imports
  /// SwiftUI.
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

  /// Returns whether an error reports that a declaration overrides nothing.
  static func overridesNothing(_ message: Diagnostic) -> Bool {
    if case .nothingOverridden = ErrorKind(message.text) { true } else { false }
  }
}

/// Members of all objects in the Objective-C runtime that objects lack here or cannot override.
package enum ObjectMembers {
  package static let names: Set<String> = [
    "responds", "forwardingTarget", "method", "doesNotRecognizeSelector", "conforms", "perform", "value", "setValue",
    "setNilValueForKey", "observeValue", "willChangeValue", "didChangeValue", "instancesRespond", "isKind", "isMember",
    "resolveInstanceMethod", "resolveClassMethod", "automaticallyNotifiesObservers", "keyPathsForValuesAffectingValue",
    "awakeAfter", "replacementObject", "classForCoder", "observationInfo",
  ]
}
