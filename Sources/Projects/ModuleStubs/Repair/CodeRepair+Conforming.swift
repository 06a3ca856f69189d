import SwiftSources
import SwiftSyntax

// MARK: - Conformances

extension CodeRepair {
  mutating func notConforming(_ type: String, _ conformance: String, _ place: Place) -> Bool? {
    if let path = catalog.path(ofTypeNamed: type) {
      return conform(path, to: conformance)
    }
    guard let group = place.token.enclosing.first(where: { $0.asProtocol((any DeclGroupSyntax).self) != nil }) else {
      return nil
    }
    // The type of the project contains missing types.
    guard ["Decodable", "Encodable", "Codable"].contains(conformance) else {
      return removeConformance(to: conformance, of: group, place)
    }
    let names = TypeNameCollector(viewMode: .sourceAccurate)
    names.walk(group)
    var isNew = false
    for name in names.names.sorted() where catalog.types[name] != nil {
      if conform(name, to: "Codable") == true { isNew = true }
    }
    return isNew ? true : removeConformance(to: conformance, of: group, place)
  }

  /// Omits a conformance from a declaration of the project, because the protocol has more requirements here than on
  /// Apple's systems, or a member that met a requirement was omitted.
  private mutating func removeConformance(to name: String, of group: Syntax, _ place: Place) -> Bool? {
    guard state.includesAllErrors, let declaration = group.asProtocol((any DeclGroupSyntax).self),
      // The error is reported at the head of the declaration.
      !declaration.memberBlock.trimmedBytes.contains(place.token.trimmedBytes.lowerBound),
      let clause = declaration.inheritanceClause
    else { return nil }
    let plain = String(name.split(separator: ".").last ?? "")
    let wanted = plain == "Decodable" || plain == "Encodable" ? [plain, "Codable"] : [plain]
    let types = Array(clause.inheritedTypes)
    guard
      let index = types.firstIndex(where: { inherited in
        let words = inherited.type.trimmedDescription.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.last.map { wanted.contains(String($0)) } == true
      })
    else { return nil }
    let range: Range<Int>
    if types.count == 1 {
      range = clause.trimmedBytes
    } else if index + 1 < types.count {
      range = types[index].trimmedBytes.lowerBound..<types[index + 1].trimmedBytes.lowerBound
    } else {
      range = types[index - 1].type.trimmedBytes.upperBound..<types[index].trimmedBytes.upperBound
    }
    var isDone = false
    edit(place.file) { isDone = $0.replace(range, with: "") }
    if isDone { record(.omitted, "\(plain)", place, detail: "is removed from the conformances") }
    return isDone ? true : nil
  }

  /// Omits the conformances of an extension of the project that an error at its head concerns.
  mutating func removeConformances(_ place: Place) -> Bool? {
    guard state.includesAllErrors,
      let group = place.token.enclosing.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first,
      !group.memberBlock.trimmedBytes.contains(place.token.trimmedBytes.lowerBound),
      let clause = group.inheritanceClause
    else { return nil }
    var isDone = false
    edit(place.file) { isDone = $0.replace(clause.trimmedBytes, with: "") }
    guard isDone else { return nil }
    record(.omitted, clause.inheritedTypes.trimmedDescription, place, detail: "is removed from the conformances")
    return true
  }

  mutating func conform(_ path: String, to conformance: String) -> Bool? {
    guard var type = catalog[path: path] else { return nil }
    let name = ["Decodable", "Encodable"].contains(conformance) ? "Codable" : conformance
    guard StubConformances.known.contains(name), !StubConformances.given.contains(name) || type.form == .protocol,
      type.form == .class || type.form == .protocol,
      type.form == .protocol || !type.isOpen || StubConformances.isWithoutMembers(name)
    else { return nil }
    type.conformances.insert(name)
    catalog[path: path] = type
    return initialCatalog[path: path]?.conformances.contains(name) == true ? nil : true
  }

  final class TypeNameCollector: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.identifierText)
      return .visitChildren
    }

    /// Collects the name of a value, which is the type of a property without a written one: `var sizes = List<Size>()`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.baseName.identifierText)
      return .skipChildren
    }
  }
}
