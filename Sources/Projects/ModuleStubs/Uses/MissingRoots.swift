import SwiftSources
import SwiftSyntax

/// The names whose values belong to missing modules, as far as their declarations reveal it.
///
/// The result is a guess by names alone, and may only be used where errors do no harm.
struct MissingRoots {
  private let catalog: StubCatalog
  private let names: Set<String>
  /// Aliases of missing types.
  private var aliases: Set<String> = []
  /// The variables, by the file's number.
  private var locals: [Int: Set<String>] = [:]
  /// The properties and functions of the whole module.
  private var members: Set<String> = []
  /// The names that are also declared with a known type.
  private var otherLocals: [Int: Set<String>] = [:]
  private var otherMembers: Set<String> = []

  init(_ files: [ModuleFile], catalog: StubCatalog) {
    self.catalog = catalog
    names = catalog.names
    guard !names.isEmpty || !catalog.additions.isEmpty else { return }
    // A variable may depend on one that is declared later, or in another file.
    for _ in 0..<4 {
      let before = (locals, members)
      for (index, file) in files.enumerated() {
        let visitor = Visitor(roots: self, file: index)
        visitor.walk(file.tree)
        locals[index, default: []].formUnion(visitor.locals)
        members.formUnion(visitor.members)
        aliases.formUnion(visitor.aliases)
        otherLocals[index] = visitor.otherLocals
        if index == 0 { otherMembers = [] }
        otherMembers.formUnion(visitor.otherMembers)
      }
      if before == (locals, members) { break }
    }
  }

  /// Returns whether the value of an expression belongs to a missing module.
  func isMissing(_ expression: ExprSyntax, file: Int) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard let cast = sequence.elements.last?.as(TypeExprSyntax.self) else { return false }
      return mentions(cast.type)
    }
    let chain = expression.chainMembers
    if chain.contains(where: { catalog.isAddition($0) || (members.contains($0) && !otherMembers.contains($0)) }) {
      return true
    }
    guard let root = expression.chainRoot else { return false }
    if let member = root.as(MemberAccessExprSyntax.self) {
      return members.contains(member.declName.baseName.identifierText)
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return false }
    return names.contains(name) || locals[file, default: []].contains(name) || members.contains(name)
  }

  /// Returns whether the value of an expression belongs to a missing module, and its name has no other meaning.
  func isSurelyMissing(_ expression: ExprSyntax, file: Int) -> Bool {
    guard isMissing(expression, file: file) else { return false }
    if expression.chainMembers.contains(where: { catalog.isAddition($0) }) { return true }
    guard let name = expression.chainRoot?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return true
    }
    if names.contains(name) { return true }
    return !otherLocals[file, default: []].contains(name) && !otherMembers.contains(name)
  }

  /// Returns whether only missing code could call a closure.
  func isNeverCalled(_ closure: ClosureExprSyntax, file: Int) -> Bool {
    let call: FunctionCallExprSyntax?
    if let argument = closure.parent?.as(LabeledExprSyntax.self) {
      call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    } else if let trailing = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      call = trailing.parent?.parent?.as(FunctionCallExprSyntax.self)
    } else {
      call = closure.parent?.as(FunctionCallExprSyntax.self)
    }
    guard let call, call.calledExpression.id != closure.id else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return names.contains(name)
    }
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
    return isSurelyMissing(base, file: file)
  }

  /// Returns whether the base of a member or call belongs to a missing module.
  func hasMissingBase(_ expression: ExprSyntax, file: Int) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return false }
      return isMissing(base, file: file)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return hasMissingBase(call.calledExpression, file: file)
    }
    if let call = expression.as(SubscriptCallExprSyntax.self) { return isMissing(call.calledExpression, file: file) }
    return false
  }

  func mentions(_ type: TypeSyntax) -> Bool {
    let visitor = TypeNames(viewMode: .sourceAccurate)
    visitor.walk(type)
    return !visitor.names.isDisjoint(with: names) || !visitor.names.isDisjoint(with: aliases)
      || visitor.names.contains("MissingObject")
  }

  /// Returns whether an expression names a missing type.
  func isType(_ expression: ExprSyntax) -> Bool {
    var expression = expression
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { expression = generic.expression }
    return catalog.path(ofTypeNamed: expression.trimmedDescription) != nil
  }

  /// Returns whether a name is that of a stub of a type or an operator.
  func isType(_ name: String) -> Bool { names.contains(name) || name == "MissingObject" }

  /// Returns whether a node refers to a name whose value belongs to a missing module.
  func isName(_ node: Syntax, _ name: String, file: Int) -> Bool {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      if catalog.isAddition(name) || (members.contains(name) && !otherMembers.contains(name)) { return true }
      guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind else { return false }
      return base == .keyword(.self) && members.contains(name)
    }
    return names.contains(name) || locals[file, default: []].contains(name) || members.contains(name)
  }

  private final class TypeNames: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.identifierText)
      return .visitChildren
    }
  }

  private final class Visitor: SyntaxVisitor {
    let roots: MissingRoots
    let file: Int
    var locals: Set<String> = []
    var members: Set<String> = []
    var aliases: Set<String> = []
    var otherLocals: Set<String> = []
    var otherMembers: Set<String> = []

    init(roots: MissingRoots, file: Int) {
      self.roots = roots
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    private func isMissing(_ expression: ExprSyntax?) -> Bool {
      expression.map { roots.isMissing($0, file: file) } ?? false
    }

    private func add(_ pattern: PatternSyntax, isMissing: Bool, isMember: Bool = false) {
      for name in pattern.boundNames {
        switch (isMissing, isMember) {
        case (true, true): members.insert(name)
        case (true, false): locals.insert(name)
        case (false, true): otherMembers.insert(name)
        case (false, false): otherLocals.insert(name)
        }
      }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      // Global variables are visible in all files.
      let isGlobal = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
      let isMember = isGlobal || node.parent?.is(MemberBlockItemSyntax.self) == true
      for binding in node.bindings {
        let isMissing =
          binding.typeAnnotation.map { roots.mentions($0.type) } ?? self.isMissing(binding.initializer?.value)
        add(binding.pattern, isMissing: isMissing, isMember: isMember)
      }
      return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      if roots.mentions(node.initializer.value) { aliases.insert(node.name.identifierText) }
      return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let initializer = node.initializer { add(node.pattern, isMissing: isMissing(initializer.value)) }
      return .visitChildren
    }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      add(node.pattern, isMissing: isMissing(node.sequence))
      return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      let name = (node.secondName ?? node.firstName).identifierText
      if roots.mentions(node.type) { locals.insert(name) } else { otherLocals.insert(name) }
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.identifierText
      if let type = node.signature.returnClause?.type, roots.mentions(type) {
        members.insert(name)
      } else {
        otherMembers.insert(name)
      }
      return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let isMissing = self.isMissing(ExprSyntax(node))
      let closures =
        node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
        + [node.trailingClosure].compactMap(\.self) + node.additionalTrailingClosures.map(\.closure)
      for closure in closures {
        let names = ClosureShape.names(of: closure).compactMap(\.self)
        if isMissing { locals.formUnion(names) } else { otherLocals.formUnion(names) }
      }
      return .visitChildren
    }
  }
}

extension PatternSyntax {
  /// The names that a pattern gives values to.
  var boundNames: [String] {
    let visitor = BoundNames(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.names
  }

  private final class BoundNames: SyntaxVisitor {
    var names: [String] = []
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.identifier.identifierText)
      return .skipChildren
    }
  }
}
