import SwiftSources
import SwiftSyntax

extension ExprSyntax {
  /// The expression without syntax that does not change the object that it denotes: `?`, `!`, `try`, `await`, and
  /// parentheses around it.
  var plain: ExprSyntax {
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.plain }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.plain }
    if let node = self.as(TryExprSyntax.self) { return node.expression.plain }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.plain }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1, let only = node.elements.first,
      only.label == nil
    {
      return only.expression.plain
    }
    return self
  }

  /// The names in a chain: `["view", "titleLabel", "font"]` for `self.view.titleLabel?.font`. A leading period is an
  /// empty first name. The value is nil for a chain with calls or subscripts.
  var names: [String]? {
    let node = plain
    if let node = node.as(DeclReferenceExprSyntax.self) {
      return node.argumentNames == nil ? [node.baseName.identifierText] : nil
    }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return ["", name] }
    guard let names = base.names else { return nil }
    return names == ["self"] ? [name] : names + [name]
  }

  /// The ``names``, separated by periods.
  var chain: String? { names?.joined(separator: ".") }

  /// The name of the member or variable that the expression reads.
  var lastName: String? {
    let node = plain
    if let member = node.as(MemberAccessExprSyntax.self) { return member.declName.baseName.identifierText }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
  }

  /// The base of the member that the expression reads, or nil for other expressions and for `.member`.
  var memberBase: ExprSyntax? { plain.as(MemberAccessExprSyntax.self)?.base }

  var isSelf: Bool { plain.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" }

  var isSuper: Bool { plain.is(SuperExprSyntax.self) }

  /// The text of a literal without interpolations.
  var literalText: String? { plain.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The value of a literal number, also a negative one.
  var literalNumber: Double? {
    let node = plain
    if let prefix = node.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return prefix.expression.literalNumber.map { -$0 }
    }
    let text =
      node.as(IntegerLiteralExprSyntax.self)?.literal.text ?? node.as(FloatLiteralExprSyntax.self)?.literal.text
    return text.flatMap { Double($0.filter { $0 != "_" }) }
  }

  var literalFlag: Bool? { plain.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" } }
}

extension FunctionCallExprSyntax {
  /// The last name of the callee: `addSubview` for `view.addSubview(label)`, `UILabel` for `UILabel()` and
  /// `UILabel.init()`.
  var calledName: String {
    let name = calledExpression.lastName ?? ""
    return name == "init" ? calledExpression.memberBase?.lastName ?? name : name
  }

  /// The base of the called method.
  var receiver: ExprSyntax? { calledExpression.memberBase }

  /// Returns the value of the first argument with a label, or of the first argument without one for `nil`.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.identifierText == label }?.expression
  }

  var labels: [String?] { arguments.map { $0.label?.identifierText } }

  /// The closures among the arguments, including trailing closures.
  var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [trailingClosure].compactMap { $0 }
      + additionalTrailingClosures.map(\.closure)
  }
}

/// An assignment such as `target = value`.
struct Assignment: Sendable {
  let node: SequenceExprSyntax
  let target: ExprSyntax
  /// The expression on the right side, or nil for several operands.
  let value: ExprSyntax?

  init?(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    self.node = node
    target = elements[0]
    value = elements.count == 3 ? elements[2] : nil
  }

  /// The name of the property that is set.
  var property: String { target.lastName ?? "" }

  /// The object with the property, or nil for the object itself.
  var owner: ExprSyntax? { target.memberBase }
}

extension SyntaxProtocol {
  /// Returns the innermost node of a type that contains or is this node.
  func around<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    for node in enclosing { if let found = node.as(type) { return found } }
    return nil
  }

  /// The innermost function, initializer, accessor or closure around the node.
  var enclosingBody: Syntax? {
    guard let parent else { return nil }
    return parent.enclosing.first {
      [.functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .closureExpr, .accessorBlock].contains(
        $0.kind)
    }
  }

  /// The innermost function or initializer around the node, through closures.
  var enclosingFunction: Syntax? {
    guard let parent else { return nil }
    return parent.enclosing.first {
      [.functionDecl, .initializerDecl, .deinitializerDecl, .variableDecl].contains($0.kind)
    }
    .flatMap { $0.kind == .variableDecl && $0.parent?.is(CodeBlockItemSyntax.self) == true ? $0.enclosingFunction : $0 }
  }

  /// The closures around the node within the enclosing function, the innermost first.
  var enclosingClosures: [ClosureExprSyntax] {
    guard let parent else { return [] }
    var result: [ClosureExprSyntax] = []
    for node in parent.enclosing {
      if [.functionDecl, .initializerDecl, .deinitializerDecl].contains(node.kind) { break }
      if let closure = node.as(ClosureExprSyntax.self) { result.append(closure) }
    }
    return result
  }

  /// The innermost type or extension around the node.
  var enclosingTypeNode: (any DeclGroupSyntax)? {
    guard let parent else { return nil }
    for node in parent.enclosing { if let group = node.asProtocol((any DeclGroupSyntax).self) { return group } }
    return nil
  }

  /// The statement that contains the node, in its innermost list of statements.
  var statement: CodeBlockItemSyntax? { around(CodeBlockItemSyntax.self) }

  /// Returns whether the node is a descendant of another.
  func isInside(_ node: some SyntaxProtocol) -> Bool {
    position >= node.position && endPosition <= node.endPosition
  }

  /// Returns whether an `#if` with a condition contains the node.
  func isInCondition(_ name: String) -> Bool {
    enclosing.contains { node in
      node.as(IfConfigClauseSyntax.self)?.condition?.onOneLine.contains(name) == true
    }
  }

  /// Whether the node only runs on systems that lack a checked version: the `else` of `#available`, or the body of
  /// `#unavailable`.
  var runsOnOlderSystems: Bool {
    enclosing.contains { node in
      if let branch = node.as(IfExprSyntax.self) {
        let conditions = branch.conditions.onOneLine
        if let elseBody = branch.elseBody, isInside(elseBody) { return conditions.contains("#available") }
        return isInside(branch.body) && conditions.contains("#unavailable")
      }
      if let guardNode = node.as(GuardStmtSyntax.self), isInside(guardNode.body) {
        return guardNode.conditions.onOneLine.contains("#available")
      }
      return false
    }
  }

  /// Whether the node is part of a `#Preview` or a `PreviewProvider`.
  var isInPreview: Bool {
    enclosing.contains { node in
      if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
      if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return false }
      return group.inheritanceClause?.onOneLine.contains("PreviewProvider") == true
    }
  }
}

extension FunctionDeclSyntax {
  var isOverride: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.override) } }

  var isStatic: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  /// The name in the format of documentation: `tableView(_:cellForRowAt:)`.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.identifierText + ":" }.joined()
    return "\(name.identifierText)(\(labels))"
  }
}
