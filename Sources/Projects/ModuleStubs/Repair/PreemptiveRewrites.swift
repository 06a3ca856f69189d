import SwiftSyntax

/// What is done as soon as the missing names are known: declarations of what is called on them, and changes of how what they give
/// is unwrapped, so that at run time nothing is there rather than something empty.
struct PreemptiveRewrites {
  private(set) var catalog: StubCatalog
  private(set) var edits: [Int: SourceEdits] = [:]
  private(set) var entries: [StubEntry] = []

  init(files: [ParsedSource], catalog: StubCatalog) {
    self.catalog = catalog
    let roots = MissingRoots(files, catalog: catalog)
    for (index, file) in files.enumerated() {
      let calls = CallCollector(roots: roots, file: index, catalog: self.catalog)
      calls.walk(file.tree)
      self.catalog = calls.catalog
      let visitor = Visitor(roots: roots, file: index, source: file, catalog: catalog)
      visitor.walk(file.tree)
      if !visitor.edits.isEmpty { edits[index] = visitor.edits }
      for emptied in visitor.emptied {
        entries.append(
          StubEntry(
            module: nil, name: StatementRemover.short(file.text(emptied.range)), kind: .leftOut, severity: .warning,
            detail: "is never called, and left out", reason: "relations of a layout library",
            places: [file.place(of: emptied.closure.statements)]))
      }
      for opaque in visitor.opaque {
        entries.append(
          StubEntry(
            module: nil, name: StatementRemover.short(opaque.text), kind: .leftOut, severity: .warning,
            detail: "its body is left out", reason: "it gives some type of a module that is not there",
            places: [file.place(of: opaque.body)]))
      }
    }
  }

  private final class Visitor: SyntaxVisitor {
    let roots: MissingRoots
    let file: Int
    var edits = SourceEdits()
    var emptied: [(range: Range<Int>, closure: ClosureExprSyntax)] = []
    var opaque: [(text: String, body: Syntax)] = []
    private let source: ParsedSource
    private let catalog: StubCatalog

    init(roots: MissingRoots, file: Int, source: ParsedSource, catalog: StubCatalog) {
      self.roots = roots
      self.file = file
      self.source = source
      self.catalog = catalog
      super.init(viewMode: .sourceAccurate)
    }

    /// A chain whose last member is one of something missing, and gives what no type is known of.
    private func isOpen(_ expression: ExprSyntax) -> Bool {
      guard expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self) else {
        return false
      }
      if expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "missingOptional" { return false }
      return roots.hasMissingBase(expression, file: file) && roots.isSurelyMissing(expression, file: file)
        && !expression.hasOptionalChaining
    }

    // MARK: Opaque results

    /// What gives `some View` of a module that is not there gives nothing that could be looked at: all of it would be left out piece by
    /// piece, which takes long.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
        case .getter(let items) = block.accessors, !items.isEmpty, !StatementRemover.hasCut(items),
        leaveOut(items, giving: binding.typeAnnotation?.type, of: Syntax(node))
      else { return .visitChildren }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let items = node.body?.statements, !items.isEmpty, !StatementRemover.hasCut(items),
        leaveOut(items, giving: node.signature.returnClause?.type, of: Syntax(node))
      else { return .visitChildren }
      return .skipChildren
    }

    private func leaveOut(_ items: CodeBlockItemListSyntax, giving type: TypeSyntax?, of declaration: Syntax) -> Bool {
      guard let some = type?.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some",
        catalog.path(ofTypeNamed: some.constraint.trimmedDescription) != nil
      else { return false }
      edits.replace(some.textRange, with: "MissingObject")
      edits.replace(
        items.textRange, with: "\(StatementRemover.module).LeftOut.object\(StatementRemover(file: source).arguments(declaration))")
      opaque.append((source.text(declaration.textRange), Syntax(items)))
      return true
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      // Nothing can't be unwrapped.
      if roots.hasMissingBase(node.expression, file: file), roots.isSurelyMissing(node.expression, file: file),
        !node.expression.is(DeclReferenceExprSyntax.self)
      {
        edits.replace(node.exclamationMark.textRange, with: "")
      }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation == nil, let value = node.initializer?.value, isOpen(value) {
        edits.insert(".missingOptional", at: value.textRange.upperBound)
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (index, element) in elements.enumerated() {
        guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text, symbol == "==" || symbol == "!=",
          index > 0, index + 1 < elements.count, elements[index + 1].is(NilLiteralExprSyntax.self),
          isOpen(elements[index - 1])
        else { continue }
        edits.insert(".missingOptional", at: elements[index - 1].textRange.upperBound)
      }
      return .visitChildren
    }

    /// A closure of a layout library's own language: its operators take long to understand, and it is never called.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      let hasRelations = node.statements.contains { item in
        guard let sequence = item.item.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains {
          ["==", ">=", "<=", "~", "=="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
      }
      guard hasRelations, roots.isNeverCalled(node, file: file) else { return .visitChildren }
      edits.replace(node.statements.textRange, with: "")
      emptied.append((node.statements.textRange, node))
      return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if isOpen(node.sequence) {
        edits.insert("StubSupport.LeftOut.empty(", at: node.sequence.textRange.lowerBound)
        edits.insert(")", at: node.sequence.textRange.upperBound)
      }
      return .visitChildren
    }
  }
}
