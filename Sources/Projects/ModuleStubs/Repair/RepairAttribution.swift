import Foundation
import SwiftSources
import SwiftSyntax

/// Distinguishes errors that missing modules cause from errors of the project and of available modules.
struct RepairAttribution {
  let files: [ModuleFile]
  let project: ProjectNames
  let catalog: StubCatalog
  let roots: MissingRoots
  let missing: [MissingModule]
  let isAppleName: @Sendable (String) -> Bool
  let isAppleMember: @Sendable (String) -> Bool
  /// The names whose declarations were omitted.
  let removedNames: Set<String>
  /// Whether every unknown name counts as missing.
  var includesAllErrors: Bool

  private let missingNames: Set<String>
  private let hasImplicit: Bool

  init(
    files: [ModuleFile], project: ProjectNames, catalog: StubCatalog, missing: [MissingModule],
    isAppleName: @escaping @Sendable (String) -> Bool, isAppleMember: @escaping @Sendable (String) -> Bool,
    removedNames: Set<String>, roots: MissingRoots, includesAllErrors: Bool = false
  ) {
    self.includesAllErrors = includesAllErrors
    self.files = files
    self.project = project
    self.catalog = catalog
    self.missing = missing
    self.isAppleName = isAppleName
    self.isAppleMember = isAppleMember
    self.removedNames = removedNames
    self.roots = roots
    missingNames = Set(missing.map(\.name))
    hasImplicit = missing.contains(where: \.isImplicit)
  }

  /// Returns the missing modules that a file imports.
  func imports(of file: Int) -> [MissingModule] {
    missing.filter { $0.isImplicit || project.imports[file].contains($0.name) }
  }

  /// Returns whether a missing module may declare an unknown name.
  func canBeMissing(_ name: String, in file: Int) -> Bool {
    guard name.first != "$", !project.declaresForAll(name), !removedNames.contains(name) else { return false }
    if includesAllErrors { return true }
    let imported = imports(of: file)
    guard !imported.isEmpty else { return false }
    // Only Apple's modules declare Apple's names.
    return isAppleName(name) ? imported.contains { $0.kind == .apple } : true
  }

  /// Returns whether a missing module may extend a type with a member that it lacks. Extensions apply to all files of a
  /// module, whichever file imports them.
  func canBeAddition(_ member: String, in file: Int, to type: String = "") -> Bool {
    if includesAllErrors { return true }
    if missing.contains(where: { $0.kind != .apple }),
      RepairAttribution.ofSwift.contains(type) || !isAppleMember(member)
    {
      return true
    }
    guard !isAppleName(member) || imports(of: file).contains(where: { $0.kind == .apple }) else { return false }
    return !imports(of: file).isEmpty || catalog.isAddition(member)
  }

  private static let ofSwift: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Bool", "String", "Character", "Array", "Dictionary", "Set",
  ]

  /// Returns whether a diagnostic names a type of a missing module.
  func isMissing(inMessage text: String) -> Bool {
    ErrorKind.quoted(in: text).contains { quote in
      quote.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains {
        catalog.types[String($0)] != nil || $0 == "MissingObject" || $0 == "MissingChoice" || $0 == "MissingMembers"
      }
    }
  }

  /// Returns whether the smallest statement around an error uses a missing declaration, or was changed before.
  func isMissing(around token: TokenSyntax, file: Int) -> Bool {
    guard let statement = RepairAttribution.statement(around: token) else { return false }
    let visitor = MissingUseFinder(
      roots: roots, file: file, offset: token.trimmedBytes.lowerBound, removedNames: removedNames)
    visitor.walk(statement)
    // The type of a case is the type of the value in the `switch` statement.
    if statement.is(SwitchCaseLabelSyntax.self),
      let subject = statement.enclosing.lazy.compactMap({ $0.as(SwitchExprSyntax.self) }).first?.subject
    {
      visitor.walk(subject)
    }
    return visitor.isMissing || isReturned(statement)
  }

  /// Returns whether a statement is returned from a function with a result type of a missing module, which alone
  /// determines the type of `.just(3)`.
  private func isReturned(_ statement: Syntax) -> Bool {
    guard let item = statement.as(CodeBlockItemSyntax.self) else { return false }
    for node in statement.enclosing.dropFirst() {
      if node.is(ClosureExprSyntax.self) {
        // The call that takes a closure determines the closure's result.
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

  /// Returns the innermost declaration or closure with a body around a position.
  static func body(around token: TokenSyntax) -> Syntax? {
    token.enclosing.first {
      $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(AccessorDeclSyntax.self)
        || $0.is(VariableDeclSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
  }

  private final class MissingUseFinder: SyntaxVisitor {
    let roots: MissingRoots
    let file: Int
    let offset: Int
    let removedNames: Set<String>
    var isMissing = false

    init(roots: MissingRoots, file: Int, offset: Int, removedNames: Set<String>) {
      self.roots = roots
      self.file = file
      self.offset = offset
      self.removedNames = removedNames
      super.init(viewMode: .sourceAccurate)
    }

    // Other closures and bodies have errors of their own.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      node.trimmedBytes.contains(offset) ? .visitChildren : .skipChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      node.trimmedBytes.contains(offset) ? .visitChildren : .skipChildren
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.identifierText
      if name == "StubSupport" || removedNames.contains(name) || roots.isName(Syntax(node), name, file: file) {
        isMissing = true
      }
      return .skipChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.identifierText
      if roots.isType(name) || removedNames.contains(name) { isMissing = true }
      return .visitChildren
    }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if roots.isType(node.operator.text) { isMissing = true }
      return .skipChildren
    }
  }
}
