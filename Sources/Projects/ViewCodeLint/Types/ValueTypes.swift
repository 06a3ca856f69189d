import SourceRewriting
import SwiftSources
import SwiftSyntax

/// The types of expressions, as far as they are written.
enum ValueTypes {
  /// Returns the type of an expression without context: `UILabel` for `UILabel()`, and for `{ let label = UILabel();
  /// return label }()`, or nil for other expressions.
  static func type(of value: ExprSyntax) -> String? {
    let value = value.plain
    if let call = value.as(FunctionCallExprSyntax.self) {
      if let closure = call.calledExpression.plain.as(ClosureExprSyntax.self) { return returnedType(of: closure) }
      guard let names = call.calledExpression.names, let last = names.last, !names[0].isEmpty else { return nil }
      let path = last == "init" ? Array(names.dropLast()) : names
      guard let name = path.last, name.first?.isUppercase == true, path.allSatisfy({ $0.first?.isUppercase == true })
      else { return nil }
      return path.joined(separator: ".")
    }
    if let sequence = value.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      {
        return TypeName.bare(type.type)
      }
    }
    return nil
  }

  /// Returns ``type(of:)`` for a value that the expression creates, and not for a cast.
  static func madeType(of value: ExprSyntax) -> String? {
    value.plain.is(SequenceExprSyntax.self) ? nil : type(of: value)
  }

  /// Returns the result type of a closure without parameters.
  private static func returnedType(of closure: ClosureExprSyntax) -> String? {
    if let type = closure.signature?.returnClause?.type { return TypeName.bare(type) }
    guard let last = closure.statements.last?.item else { return nil }
    if closure.statements.count == 1, case .expr(let expression) = last { return type(of: expression) }
    guard case .stmt(let statement) = last, let returned = statement.as(ReturnStmtSyntax.self)?.expression else {
      return nil
    }
    guard let name = returned.names, name.count == 1 else { return type(of: returned) }
    return local(name[0], in: closure.statements, before: closure.endPosition).flatMap { $0 }
  }

  /// Returns the type of a local variable in a list of statements. The result is nil if there is no such variable, and
  /// contains nil if its type is unknown.
  private static func local(
    _ name: String, in statements: CodeBlockItemListSyntax, before end: AbsolutePosition
  ) -> String?? {
    var result: String??
    for statement in statements where statement.position < end {
      switch statement.item {
      case .decl(let node):
        guard let variable = node.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
          result = .some(
            binding.typeAnnotation.map { TypeName.bare($0.type) } ?? binding.initializer.flatMap { type(of: $0.value) })
        }
      case .stmt(let node):
        guard let check = node.as(GuardStmtSyntax.self) else { continue }
        if let type = bound(name, in: check.conditions) { result = type }
      case .expr: continue
      @unknown default: continue
      }
    }
    return result
  }

  /// Returns the type of a variable that conditions bind.
  private static func bound(_ name: String, in conditions: ConditionElementListSyntax) -> String?? {
    for element in conditions {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
      else { continue }
      if let type = binding.typeAnnotation { return .some(TypeName.bare(type.type)) }
      // `if let label` has the type of the outer variable with the same name.
      guard let value = binding.initializer?.value else { return nil }
      return .some(type(of: value))
    }
    return nil
  }

  /// Returns the type of a name at a place by local variables and parameters, or nil if no local declaration has the
  /// name.
  static func localType(of name: String, at place: some SyntaxProtocol) -> String?? {
    for node in place.enclosing.dropFirst() {
      if let block = node.as(CodeBlockItemListSyntax.self) {
        if let found = local(name, in: block, before: place.position) { return found }
      } else if let node = node.as(IfExprSyntax.self) {
        if place.position > node.conditions.position, let found = bound(name, in: node.conditions) { return found }
      } else if let node = node.as(ClosureExprSyntax.self) {
        if parameters(of: node).contains(name) { return .some(nil) }
      } else if let node = node.as(ForStmtSyntax.self) {
        if node.pattern.onOneLine.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains(
          name[...])
        {
          return .some(nil)
        }
      } else if let node = node.as(FunctionDeclSyntax.self) {
        if let type = parameter(name, in: node.signature.parameterClause) { return .some(type) }
      } else if let node = node.as(InitializerDeclSyntax.self) {
        if let type = parameter(name, in: node.signature.parameterClause) { return .some(type) }
      } else if node.asProtocol((any DeclGroupSyntax).self) != nil {
        return nil
      }
    }
    return nil
  }

  /// Returns whether a name denotes a local variable, a parameter or the variable of a condition at a place.
  static func isLocal(_ name: String, at place: some SyntaxProtocol) -> Bool {
    localType(of: name, at: place) != nil
  }

  static func parameters(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.map(\.name.identifierText)
    case .parameterClause(let clause): return clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: return []
    @unknown default: return []
    }
  }

  private static func parameter(_ name: String, in clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).identifierText == name }.map { TypeName.bare($0.type) }
  }
}

extension LintedProject {
  /// Returns the full name of the type around a node, which is the extended type in an extension.
  func typeName(around node: some SyntaxProtocol, in file: LintedFile) -> String? {
    file.index.types.last { node.isInside($0.members) }?.name
  }

  /// Returns the type around a node with its extensions.
  func type(around node: some SyntaxProtocol, in file: LintedFile) -> ProjectType? {
    typeName(around: node, in: file).flatMap { types.type($0) }
  }

  /// Returns whether the type around a node is a subclass of one of Apple's classes.
  func isInside(_ base: String, _ node: some SyntaxProtocol, _ file: LintedFile) -> Bool {
    types.isKind(typeName(around: node, in: file), of: base)
  }

  /// Returns the type of an expression, or nil if it is unknown.
  func typeName(of expression: ExprSyntax, in file: LintedFile) -> String? {
    let expression = expression.plain
    if let type = ValueTypes.type(of: expression) { return type }
    if expression.isSelf { return typeName(around: expression, in: file) }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return nil }
      return typeName(of: base, in: file).flatMap {
        types.typeOfProperty(member.declName.baseName.identifierText, of: $0)
      }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
    if let local = ValueTypes.localType(of: name, at: expression) { return local }
    return typeName(around: expression, in: file).flatMap { types.typeOfProperty(name, of: $0) }
  }

  func isKind(_ expression: ExprSyntax, of base: String, in file: LintedFile) -> Bool {
    types.isKind(typeName(of: expression, in: file), of: base)
  }
}
