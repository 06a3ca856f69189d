import SwiftSources
import SwiftSyntax

// MARK: - Declarations of calls

extension CodeRepair {
  mutating func refineCalls(_ place: Place) -> Bool {
    guard let statement = RepairAttribution.statement(around: place.token),
      state.mayTry("calls", file: place.file, line: files[place.file].line(of: statement))
    else { return false }
    let all = CallCollector(roots: attribution.roots, file: place.file, catalog: catalog)
    all.walk(statement)
    catalog = all.catalog
    // Another error of the round may have added the same declaration.
    let own = CallCollector(roots: attribution.roots, file: place.file, catalog: initialCatalog)
    own.walk(statement)
    var isNew = own.isChanged
    for call in CallFinder.calls(in: statement) {
      guard let path = initialized(by: call, in: statement), catalog[path: path]?.form == .class else { continue }
      let shape = CallShape("init", call)
      StubDeclaring.add(shape, to: &catalog[path: path]!)
      if call.isUnwrapped { catalog[path: path]!.failable.insert(shape.signature) }
      if catalog[path: path]!.initializers != initialCatalog[path: path]?.initializers { isNew = true }
    }
    return isNew
  }

  /// Returns the stub type whose initializer a call invokes, judging by its text.
  func initialized(by call: FunctionCallExprSyntax, in statement: Syntax) -> String? {
    var called = call.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      guard let base = member.base else { return typeWanted(of: call) }
      called = base
    }
    var name = called.trimmedDescription
    if name == "Self" {
      let extended = call.enclosing.lazy.compactMap { $0.as(ExtensionDeclSyntax.self)?.extendedType }.first
      name = extended?.trimmedDescription ?? name
    }
    if let path = catalog.path(ofTypeNamed: project.aliases[name] ?? name) { return path }
    // A class of the project without initializers inherits those of its missing superclass.
    let above = project.superclasses(of: name)
    guard !([name] + above.dropLast()).contains(where: project.initializing.contains) else { return nil }
    return above.last.flatMap { catalog.path(ofTypeNamed: $0) }
  }

  /// Returns the type for an initializer call without a type, according to the surrounding declaration.
  func typeWanted(of call: FunctionCallExprSyntax) -> String? {
    for node in call.enclosing {
      if let binding = node.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.flatMap { catalog.path(ofTypeNamed: $0.type.trimmedDescription) }
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.flatMap { catalog.path(ofTypeNamed: $0.type.trimmedDescription) }
      }
    }
    return nil
  }

  final class CallFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []
    static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.calls
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
}
