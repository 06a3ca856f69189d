import SwiftSources
import SwiftSyntax

// MARK: - Declarations of names

extension CodeRepair {
  mutating func declareNames(_ places: [Place]) -> Bool {
    var names: Set<String> = []
    var operators: [String: StubCatalog.Fixity] = [:]
    for place in places {
      switch place.kind {
      case .noType(let name), .noName(let name), .noAttribute(let name):
        if state.includesAllErrors, allows != nil, attribution.imports(of: place.file).isEmpty,
          catalog.declares(name) || attribution.canBeMissing(name, in: place.file),
          state.mayTry("import", file: place.file, line: 0)
        {
          usingNames.insert(place.file)
          isChanged = true
        }
        guard !catalog.declares(name), attribution.canBeMissing(name, in: place.file), !usesSystemMember(place),
          !(LanguageNames.contains(name) && place.isOfModule)
        else { continue }
        if case .noAttribute = place.kind, macroOwner(at: place, named: name) != nil { continue }
        if name.first?.isLowercase == true, case .noName = place.kind, inheritedMember(name, at: place) {
          isChanged = true
          continue
        }
        names.insert(name)
        if state.includesAllErrors,
          !attribution.imports(of: place.file).contains(where: { $0.kind == .apple || !isAppleName(name) })
        {
          state.suppressed.append(place.message)
        }
      case .noOperator(let name):
        guard !catalog.declares(name), attribution.canBeMissing(name, in: place.file),
          name.allSatisfy({ "/=-+!*%<>&|^~?".contains($0) || !$0.isASCII }), !name.isEmpty
        else { continue }
        operators[name] =
          place.token.parent?.is(BinaryOperatorExprSyntax.self) == true
          ? .infix : place.token.parent?.is(PostfixOperatorExprSyntax.self) == true ? .postfix : .prefix
      default: continue
      }
    }
    guard !names.isEmpty || !operators.isEmpty else { return isChanged }
    catalog.operators.merge(operators) { first, _ in first }
    let collector = NameFactsCollector(names: names, project: project, modules: Set(missing.map(\.name)))
    for file in files { collector.collect(file) }
    for name in names {
      let facts = collector.facts[name] ?? NameFacts()
      _ = StubDeclaring.declare(name, facts, in: &catalog)
    }
    return true
  }

  /// Returns the type whose attribute is a macro, such as `@Model`: the attribute of a type that is not a global actor.
  /// An actor has no other attribute.
  func macroOwner(at place: Place, named name: String) -> String? {
    guard let attribute = place.token.enclosing.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first,
      let owner = attribute.parent?.parent, let group = owner.asProtocol((any NamedDeclSyntax).self),
      owner.asProtocol((any DeclGroupSyntax).self) != nil, owner.is(ActorDeclSyntax.self) || !name.hasSuffix("Actor")
    else { return nil }
    return group.name.identifierText
  }

  /// Returns whether a class can have inherited a name from a missing class.
  mutating func inheritedMember(_ name: String, at place: Place) -> Bool {
    for node in place.token.enclosing {
      let type: String
      if let declaration = node.as(ClassDeclSyntax.self) {
        type = declaration.name.identifierText
      } else if let declaration = node.as(ExtensionDeclSyntax.self) {
        type = declaration.extendedType.trimmedDescription
      } else {
        continue
      }
      guard let root = project.superclasses(of: type).last, let path = catalog.path(ofTypeNamed: root) else { continue }
      if let call = place.token.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == place.token.parent?.id
      {
        StubCatalog.add(CallShape(name, call), to: &catalog.additions[path, default: .init()].methods)
      } else {
        catalog.additions[path, default: .init()].variables.insert(name)
      }
      return catalog.additions[path] != initialCatalog.additions[path]
    }
    return false
  }
}
