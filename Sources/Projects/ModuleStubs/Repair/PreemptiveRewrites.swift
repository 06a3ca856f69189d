import SwiftSources
import SwiftSyntax

/// Changes that are made as soon as the missing names are known, before the compiler reports them: declarations of
/// calls, and changes of code that unwraps their results, so that these are nil at run time rather than empty.
struct PreemptiveRewrites {
  private(set) var catalog: StubCatalog
  private(set) var edits: [Int: SourceEdits] = [:]
  private(set) var entries: [StubEntry] = []

  init(files: [ModuleFile], catalog: StubCatalog) {
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
            module: nil, name: StatementRemover.short(file.text(emptied.range)), kind: .omitted, severity: .warning,
            detail: "is omitted, because it is never called", reason: "it describes constraints of a layout library",
            places: [file.place(of: emptied.closure.statements)]))
      }
      for opaque in visitor.opaque {
        entries.append(
          StubEntry(
            module: nil, name: StatementRemover.short(opaque.text), kind: .omitted, severity: .warning,
            detail: "its body is omitted", reason: "it returns an opaque type of a missing module",
            places: [file.place(of: opaque.body)]))
      }
    }
  }

  private final class Visitor: SyntaxVisitor {
    let roots: MissingRoots
    let file: Int
    var edits = SourceEdits.forRepairs
    var emptied: [(range: Range<Int>, closure: ClosureExprSyntax)] = []
    var opaque: [(text: String, body: Syntax)] = []
    private let source: ModuleFile
    private let catalog: StubCatalog

    init(roots: MissingRoots, file: Int, source: ModuleFile, catalog: StubCatalog) {
      self.roots = roots
      self.file = file
      self.source = source
      self.catalog = catalog
      super.init(viewMode: .sourceAccurate)
    }

    /// Returns whether the last member of a chain belongs to a missing type, so that the type of the result is unknown.
    private func isOpen(_ expression: ExprSyntax) -> Bool {
      guard expression.is(MemberAccessExprSyntax.self) || expression.is(FunctionCallExprSyntax.self) else {
        return false
      }
      if expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "missingOptional" { return false }
      return roots.hasMissingBase(expression, file: file) && roots.isSurelyMissing(expression, file: file)
        && !expression.hasOptionalChaining
    }

    // MARK: Opaque results

    /// Omits the body of a property or function that returns `some View` of a missing module as a whole, because
    /// omitting it in pieces takes many rounds.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
        case .getter(let items) = block.accessors, !items.isEmpty, !StatementRemover.hasPlaceholder(items),
        omitBody(items, giving: binding.typeAnnotation?.type, of: Syntax(node))
      else { return .visitChildren }
      return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let items = node.body?.statements, !items.isEmpty, !StatementRemover.hasPlaceholder(items),
        omitBody(items, giving: node.signature.returnClause?.type, of: Syntax(node))
      else { return .visitChildren }
      return .skipChildren
    }

    private func omitBody(_ items: CodeBlockItemListSyntax, giving type: TypeSyntax?, of declaration: Syntax) -> Bool {
      guard let some = type?.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some",
        catalog.path(ofTypeNamed: some.constraint.trimmedDescription) != nil
      else { return false }
      edits.replace(some.trimmedBytes, with: "MissingObject")
      edits.replace(
        items.trimmedBytes,
        with: "\(StatementRemover.module).OmittedCode.object\(StatementRemover(file: source).arguments(declaration))")
      opaque.append((source.text(declaration.trimmedBytes), Syntax(items)))
      return true
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      // The result is nil, which cannot be unwrapped.
      if roots.hasMissingBase(node.expression, file: file), roots.isSurelyMissing(node.expression, file: file),
        !node.expression.is(DeclReferenceExprSyntax.self)
      {
        edits.replace(node.exclamationMark.trimmedBytes, with: "")
      }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation == nil, let value = node.initializer?.value, isOpen(value) {
        edits.insert(".missingOptional", at: value.trimmedBytes.upperBound)
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
        edits.insert(".missingOptional", at: elements[index - 1].trimmedBytes.upperBound)
      }
      return .visitChildren
    }

    /// Empties a closure with a layout library's operators, because it is slow to type-check and never called.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      let hasRelations = node.statements.contains { item in
        guard let sequence = item.item.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains {
          ["==", ">=", "<=", "~"].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
      }
      guard hasRelations, roots.isNeverCalled(node, file: file) else { return .visitChildren }
      edits.replace(node.statements.trimmedBytes, with: "")
      emptied.append((node.statements.trimmedBytes, node))
      return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if isOpen(node.sequence) {
        edits.insert("StubSupport.OmittedCode.empty(", at: node.sequence.trimmedBytes.lowerBound)
        edits.insert(")", at: node.sequence.trimmedBytes.upperBound)
      }
      return .visitChildren
    }
  }
}
