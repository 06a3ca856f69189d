import SwiftSources
import SwiftSyntax

/// The shape of a closure that is passed to a stub: its parameters, and whether it returns a value.
enum ClosureShape {
  static func argument(of closure: ClosureExprSyntax) -> CallShape.Argument {
    let body = BodyVisitor(viewMode: .sourceAccurate)
    body.walk(closure.statements)
    var givesValue = body.returnsValue
    if closure.statements.count == 1, case .expr = closure.statements.first!.item { givesValue = true }
    return .closure(parameters(of: closure, body), givesValue: givesValue, isAsync: body.awaits)
  }

  /// Returns the names of a closure's parameters, with nil for unnamed ones.
  static func names(of closure: ClosureExprSyntax) -> [String?] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: list.map { $0.name.text == "_" ? nil : $0.name.identifierText }
    case .parameterClause(let clause)?:
      clause.parameters.map { parameter in
        let name = (parameter.secondName ?? parameter.firstName).identifierText
        return name == "_" ? nil : name
      }
    case nil: []
    @unknown default: []
    }
  }

  private static func parameters(of closure: ClosureExprSyntax, _ body: BodyVisitor) -> [CallShape.Argument] {
    if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      return zip(clause.parameters, names(of: closure)).map { parameter, name in
        parameter.type != nil ? .generic : name.map { argument(named: $0, body) } ?? .object
      }
    }
    if closure.signature?.parameterClause != nil {
      return names(of: closure).map { name in name.map { argument(named: $0, body) } ?? .object }
    }
    guard let last = body.highestNumbered else { return [] }
    return (0...last).map { argument(named: "$\($0)", body) }
  }

  private static func argument(named name: String, _ body: BodyVisitor) -> CallShape.Argument {
    let isOptional = body.optional.contains(name)
    let lower = name.lowercased()
    if lower.hasSuffix("error") || lower == "err" || lower == "failure" { return isOptional ? .optionalError : .error }
    if isOptional { return .optional }
    return body.conditions.contains(name) ? .bool : .object
  }

  /// A visitor that collects the uses of names in a closure's own statements.
  private final class BodyVisitor: SyntaxVisitor {
    var returnsValue = false
    var awaits = false
    var highestNumbered: Int?
    var optional: Set<String> = []
    var conditions: Set<String> = []
    private var depth = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      depth += 1
      return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if depth == 0, node.expression != nil { returnsValue = true }
      return .visitChildren
    }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      if depth == 0 { awaits = true }
      return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if depth == 0, case .dollarIdentifier = node.baseName.tokenKind, let number = Int(node.baseName.text.dropFirst())
      {
        highestNumbered = max(number, highestNumbered ?? 0)
      }
      return .visitChildren
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      note(node.expression, in: &optional)
      return .visitChildren
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      note(node.expression, in: &optional)
      return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let initializer = node.initializer {
        note(initializer.value, in: &optional)
      } else if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
        optional.insert(pattern.identifier.identifierText)
      }
      return .visitChildren
    }
    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
      if case .expression(let expression) = node.condition {
        note(expression, in: &conditions)
        if let negated = expression.as(PrefixOperatorExprSyntax.self) { note(negated.expression, in: &conditions) }
      }
      return .visitChildren
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (index, element) in elements.enumerated() {
        guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text, index > 0,
          index + 1 < elements.count
        else { continue }
        let isNil = elements[index + 1].is(NilLiteralExprSyntax.self)
        if symbol == "??" || ((symbol == "==" || symbol == "!=") && isNil) { note(elements[index - 1], in: &optional) }
      }
      return .visitChildren
    }

    private func note(_ expression: ExprSyntax, in names: inout Set<String>) {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText { names.insert(name) }
    }
  }
}
