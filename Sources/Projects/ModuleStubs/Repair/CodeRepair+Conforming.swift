import SwiftSources
import SwiftSyntax

// MARK: - Conformances

extension CodeRepair {
  mutating func notConforming(_ type: String, _ conformance: String, _ place: Place) -> Bool? {
    if let path = catalog.path(ofTypeNamed: type) {
      return conform(path, to: conformance)
    }
    // A type of the project is made of missing ones.
    guard ["Decodable", "Encodable", "Codable"].contains(conformance),
      let group = place.token.enclosing.first(where: { $0.asProtocol((any DeclGroupSyntax).self) != nil })
    else { return nil }
    let names = TypeNameCollector(viewMode: .sourceAccurate)
    names.walk(group)
    var isNew = false
    for name in names.names.sorted() where catalog.types[name] != nil {
      if conform(name, to: "Codable") == true { isNew = true }
    }
    return isNew ? true : nil
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

    /// A property without a type has that of its value: `var sizes = List<Size>()`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.baseName.identifierText)
      return .skipChildren
    }
  }
}
