import SwiftSources
import SwiftSyntax

/// Lists the stubs: the missing modules, and each declared name with its places.
struct Reporting {
  let files: [ModuleFile]
  let project: ProjectNames
  let missing: [MissingModule]
  let catalog: StubCatalog

  func entries() -> [StubEntry] {
    var entries: [StubEntry] = []
    for module in missing {
      var places: [StubEntry.Place] = []
      for (index, file) in files.enumerated() where project.imports[index].contains(module.name) {
        places.append(StubEntry.Place(file: file.source.original.path(percentEncoded: false), line: 1))
      }
      guard !places.isEmpty || module.isImplicit else { continue }
      let detail =
        module.isLayoutLibrary
        ? "its stubs create no constraints, so screens lack the layout that it describes"
        : "its declarations are inferred from their uses, and have no effect"
      entries.append(
        StubEntry(
          module: module, name: module.name, kind: .module, severity: module.isLayoutLibrary ? .warning : .note,
          detail: detail, places: places))
    }
    return entries + names()
  }

  private func names() -> [StubEntry] {
    let collector = NameFactsCollector(names: catalog.names, project: project, modules: Set(missing.map(\.name)))
    for file in files { collector.collect(file) }
    var result: [StubEntry] = []
    for name in catalog.names.sorted() {
      guard let facts = collector.facts[name], !facts.places.isEmpty else { continue }
      result.append(
        StubEntry(
          module: module(of: facts.places), name: name, kind: kind(name), severity: .note, detail: detail(name),
          places: facts.places))
    }
    for (type, additions) in catalog.additions.sorted(by: { $0.key < $1.key }) {
      for member in additions.names.sorted() {
        let places = MemberPlaces.places(of: member, in: files)
        guard !places.isEmpty else { continue }
        result.append(
          StubEntry(
            module: module(of: places), name: "\(type).\(member)", kind: .member, severity: .note,
            detail: "declared in an extension of \(type)", places: places))
      }
    }
    return result
  }

  private func kind(_ name: String) -> StubEntry.Kind {
    if let type = catalog.types[name] {
      return [.wrapper, .builder, .globalActor].contains(type.form) ? .attribute : .type
    }
    if catalog.operators[name] != nil { return .operator }
    return catalog.variables.contains(name) ? .variable : .function
  }

  private func detail(_ name: String) -> String {
    guard let type = catalog.types[name] else { return "inferred from its uses" }
    switch type.form {
    case .class: return "declared as a class" + (type.superclass.map { ", derived from \($0)" } ?? "")
    case .protocol: return "declared as a protocol without requirements"
    case .wrapper: return "declared as a property wrapper"
    case .builder: return "declared as a result builder"
    case .globalActor: return "declared as a global actor"
    }
  }

  /// Returns the only module that all files with a name import.
  private func module(of places: [StubEntry.Place]) -> MissingModule? {
    let paths = Set(places.map(\.file))
    var candidates: Set<MissingModule>?
    for (index, file) in files.enumerated() where paths.contains(file.source.original.path(percentEncoded: false)) {
      let imported = Set(missing.filter { $0.isImplicit || project.imports[index].contains($0.name) })
      // Additions are visible in files without imports.
      if imported.isEmpty { continue }
      candidates = candidates.map { $0.intersection(imported) } ?? imported
    }
    guard let candidates, let first = candidates.first else { return missing.count == 1 ? missing[0] : nil }
    return candidates.count == 1 ? first : nil
  }
}

extension StubCatalog.Additions {
  var names: Set<String> {
    variables.union(staticVariables).union((methods + staticMethods + initializers).map(\.name))
  }
}

private enum MemberPlaces {
  static func places(of member: String, in files: [ModuleFile]) -> [StubEntry.Place] {
    files.flatMap { file -> [StubEntry.Place] in
      let visitor = Visitor(member: member, file: file)
      visitor.walk(file.tree)
      return visitor.places
    }
  }

  private final class Visitor: SyntaxVisitor {
    let member: String
    let file: ModuleFile
    var places: [StubEntry.Place] = []

    init(member: String, file: ModuleFile) {
      self.member = member
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.identifierText == member { places.append(file.place(of: node.declName)) }
      return .visitChildren
    }
  }
}
