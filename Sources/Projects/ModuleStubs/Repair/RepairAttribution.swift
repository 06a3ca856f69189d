import Foundation
import SwiftSyntax

/// Tells errors that missing modules are to blame for from those of the project, and of modules that are there.
struct RepairAttribution {
  let files: [ParsedSource]
  let project: ProjectNames
  let catalog: StubCatalog
  let roots: MissingRoots
  let missing: [MissingModule]
  let isAppleName: @Sendable (String) -> Bool
  let isAppleMember: @Sendable (String) -> Bool
  /// Names whose declarations were left out.
  let lost: Set<String>
  /// Whatever is not found is missing.
  var takesAll: Bool

  private let missingNames: Set<String>
  private let hasImplicit: Bool

  init(
    files: [ParsedSource], project: ProjectNames, catalog: StubCatalog, missing: [MissingModule],
    isAppleName: @escaping @Sendable (String) -> Bool, isAppleMember: @escaping @Sendable (String) -> Bool,
    lost: Set<String>, roots: MissingRoots, takesAll: Bool = false
  ) {
    self.takesAll = takesAll
    self.files = files
    self.project = project
    self.catalog = catalog
    self.missing = missing
    self.isAppleName = isAppleName
    self.isAppleMember = isAppleMember
    self.lost = lost
    self.roots = roots
    missingNames = Set(missing.map(\.name))
    hasImplicit = missing.contains(where: \.isImplicit)
  }

  /// The missing modules that a file imports.
  func imports(of file: Int) -> [MissingModule] {
    missing.filter { $0.isImplicit || project.imports[file].contains($0.name) }
  }

  /// A name that is found nowhere can come from a missing module.
  func canBeMissing(_ name: String, in file: Int) -> Bool {
    guard name.first != "$", !project.declaresForAll(name), !lost.contains(name) else { return false }
    if takesAll { return true }
    let imported = imports(of: file)
    guard !imported.isEmpty else { return false }
    // Apple's names come from Apple's modules.
    return isAppleName(name) ? imported.contains { $0.kind == .apple } : true
  }

  /// A member that a type of another module lacks can be an addition of a missing one. Additions are seen in all files of a module,
  /// whichever imports them.
  func canBeAddition(_ member: String, in file: Int, to type: String = "") -> Bool {
    if takesAll { return true }
    if missing.contains(where: { $0.kind != .apple }), RepairAttribution.ofSwift.contains(type) || !isAppleMember(member) {
      return true
    }
    guard !isAppleName(member) || imports(of: file).contains(where: { $0.kind == .apple }) else { return false }
    return !imports(of: file).isEmpty || catalog.isAddition(member)
  }

  private static let ofSwift: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Bool", "String", "Character", "Array", "Dictionary", "Set",
  ]

  /// A type that a message names is of a missing module.
  func isMissing(inMessage text: String) -> Bool {
    CompilerDiagnostic.quoted(in: text).contains { quote in
      quote.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
        catalog.types[String($0)] != nil || $0 == "MissingObject" || $0 == "MissingChoice" || $0 == "MissingMembers"
      }
    }
  }

  /// The smallest statement around an error is about something missing, or was changed before.
  func isMissing(around token: TokenSyntax, file: Int) -> Bool {
    guard let statement = RepairAttribution.statement(around: token) else { return false }
    let visitor = Around(roots: roots, file: file, offset: token.textRange.lowerBound, lost: lost)
    visitor.walk(statement)
    // What a case is one of is said by what is switched over.
    if statement.is(SwitchCaseLabelSyntax.self),
      let subject = statement.enclosing.lazy.compactMap({ $0.as(SwitchExprSyntax.self) }).first?.subject
    {
      visitor.walk(subject)
    }
    return visitor.isMissing || isReturned(statement)
  }

  /// What a function gives whose type is of a missing module: nothing else says what `.just(3)` is a member of.
  private func isReturned(_ statement: Syntax) -> Bool {
    guard let item = statement.as(CodeBlockItemSyntax.self) else { return false }
    for node in statement.enclosing.dropFirst() {
      if node.is(ClosureExprSyntax.self) {
        // What a closure gives is what the call wants that it is handed to.
        let outer = node.enclosing.lazy.dropFirst().first { $0.is(CodeBlockItemSyntax.self) }
        return outer.map(isReturned) ?? false
      }
      let type: TypeSyntax?
      if let function = node.as(FunctionDeclSyntax.self) {
        type = function.signature.returnClause?.type
      } else if let binding = node.as(PatternBindingSyntax.self) {
        type = binding.typeAnnotation?.type
      } else {
        continue
      }
      let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      guard isOnly || item.item.is(ReturnStmtSyntax.self), let type else { return false }
      return roots.mentions(type)
    }
    return false
  }

  static func statement(around token: TokenSyntax) -> Syntax? {
    token.enclosing.first {
      $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self) || $0.is(ConditionElementSyntax.self)
        || $0.is(SwitchCaseLabelSyntax.self)
    }
  }

  /// What was left out of the body around a place.
  static func body(around token: TokenSyntax) -> Syntax? {
    token.enclosing.first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
        || $0.is(VariableDeclSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
  }

  private final class Around: SyntaxVisitor {
    let roots: MissingRoots
    let file: Int
    let offset: Int
    let lost: Set<String>
    var isMissing = false

    init(roots: MissingRoots, file: Int, offset: Int, lost: Set<String>) {
      self.roots = roots
      self.file = file
      self.offset = offset
      self.lost = lost
      super.init(viewMode: .sourceAccurate)
    }

    // What stands in other closures and bodies has errors of its own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      node.textRange.contains(offset) ? .visitChildren : .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      node.textRange.contains(offset) ? .visitChildren : .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.identifierText
      if name == "StubSupport" || lost.contains(name) || roots.isName(Syntax(node), name, file: file) {
        isMissing = true
      }
      return .skipChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.identifierText
      if roots.isType(name) || lost.contains(name) { isMissing = true }
      return .visitChildren
    }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if roots.isType(node.operator.text) { isMissing = true }
      return .skipChildren
    }
  }
}
