import SwiftSources
import SwiftSyntax

/// A visitor that finds calls on missing declarations, and adds their shapes to the catalog.
final class CallCollector: SyntaxVisitor {
  private(set) var catalog: StubCatalog
  private(set) var isChanged = false
  private let roots: MissingRoots
  private let file: Int

  init(roots: MissingRoots, file: Int, catalog: StubCatalog) {
    self.roots = roots
    self.file = file
    self.catalog = catalog
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
        catalog.types[reference.baseName.identifierText] != nil
          || catalog.functions.contains(where: { $0.name == reference.baseName.identifierText })
      {
        addChoices(of: node)
      }
      return .visitChildren
    }
    guard roots.isMissing(base, file: file) else { return .visitChildren }
    let name = member.declName.baseName.identifierText
    guard name != "init", member.declName.argumentNames == nil, !base.is(SuperExprSyntax.self) else {
      return .visitChildren
    }
    let shape = CallShape(name, node)
    addChoices(of: node)
    let isStatic = roots.isType(base)
    let others = isStatic ? catalog.staticMethods : catalog.methods
    if catalog.addMethod(shape, isStatic: isStatic),
      !shape.isPlain || others.contains(where: { $0.name == name && !$0.isPlain })
    {
      isChanged = true
    }
    return .visitChildren
  }

  private func addChoices(of node: FunctionCallExprSyntax) {
    for argument in node.arguments {
      for choice in ChoiceNames.names(in: argument.expression) {
        if let call = choice.call {
          if StubCatalog.add(call, to: &catalog.choiceCalls) { isChanged = true }
        } else if catalog.choices.insert(choice.name).inserted {
          isChanged = true
        }
      }
    }
  }
}

/// Finds the names after a period in an argument: `.a`, `[.a, .b]`, `x ? .a : .b(3)`.
private enum ChoiceNames {
  static func names(in expression: ExprSyntax) -> [(name: String, call: CallShape?)] {
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.flatMap { names(in: $0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.flatMap { element in
        names(in: element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element)
      }
    }
    var innermost = expression
    var call: FunctionCallExprSyntax?
    while innermost.isImplicitMember {
      if let next = innermost.as(FunctionCallExprSyntax.self) {
        call = next
        innermost = next.calledExpression
      } else if let member = innermost.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.identifierText
        guard let base = member.base else { return [(name, call.map { CallShape(name, $0) })] }
        call = nil
        innermost = base
      } else {
        return []
      }
    }
    return []
  }
}
