import SwiftSyntax

// MARK: - What the system here lacks

extension CodeRepair {
  /// An override of a method that Apple's class has and the one here lacks.
  func overridesSystem(_ place: Place) -> Bool {
    guard state.takesAll, CodeRepair.isLostOverride(place.message), let declaration = member(around: place.token),
      let type = classAround(place.token), let root = project.superclasses(of: type).last
    else { return false }
    let names =
      declaration.as(FunctionDeclSyntax.self).map { [$0.name.identifierText] }
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    return project.types[root] == nil && isAppleName(root)
      && names.contains { isAppleMember($0) || ObjectMembers.names.contains($0) }
  }

  /// A member that Apple's superclass of the class around has, and the one here lacks, by its name alone.
  func usesSystemMember(_ place: Place) -> Bool {
    guard state.takesAll else { return false }
    switch place.complaint {
    case .noName(let name):
      return (isAppleMember(name) || isKeyValueCall(place.token)) && classAround(place.token).map(isSystems) ?? false
    // A message that all of Objective-C's objects take, sent to one of the project's classes.
    case .noMember(let type, let name, _):
      let own = String(type.split(separator: ".").last ?? "")
      return project.types[own]?.keyword == "class" && ObjectMembers.names.contains(name) && isSystems(own)
    default: return false
    }
  }

  /// `value(forKey: "searchField")`, `setValue(3, forKeyPath: "a.b")`: nothing else is called so.
  func isKeyValueCall(_ token: TokenSyntax) -> Bool {
    ["value", "setValue"].contains(token.identifierText)
      && call(at: token)?.arguments.contains { ["forKey", "forKeyPath"].contains($0.label?.text) } == true
  }

  /// Whether a class is Apple's, or derives from one that is.
  func isSystems(_ type: String) -> Bool {
    let root = project.superclasses(of: type).last ?? type
    return project.types[root] == nil && isAppleName(root)
  }

  /// Something of the system's under a condition of availability that asks for a newer one than what is known here.
  func isOfNewerSystem(_ place: Place) -> Bool {
    switch place.complaint {
    case .noType(let name), .noName(let name):
      guard ApplePrefixes.isApple(name) || classAround(place.token).map(isSystems) ?? false else { return false }
    case .noMember(let type, _, _): guard extensible(type).map(isAppleName) ?? false else { return false }
    default: return false
    }
    return Availability.asksForNewer(around: place.token)
  }

  /// A view is made in a way that the compiler finds no overload or type for: SwiftUI has more of them than what is here.
  func isOfView(_ place: Place) -> Bool {
    state.takesAll && ViewDiagnostics.areOne(place.message.text)
      && isMade(at: place, ModuleStubber.opaqueResults.contains)
  }

  /// Whether a place is in a body or function of a file with SwiftUI that gives `some` of what is asked for.
  func isMade(at place: Place, _ isWanted: (String) -> Bool) -> Bool {
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

  /// Whether an error says that nothing is there that could be overridden.
  static func isLostOverride(_ message: CheckerMessage) -> Bool {
    if case .nothingOverridden = CompilerDiagnostic(message.text) { true } else { false }
  }
}
