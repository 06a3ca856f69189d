import SwiftSources
import SwiftSyntax

/// A visitor that finds type names and calls of functions after the name of a module, as in `Rswift.ColorResource` and
/// `ProgressHUD.remove()`.
///
/// A module declares such a name even if the system has a type or function with the same name. The compiler finds the
/// system's and reports no missing name.
final class QualifiedNames: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var calls: [CallShape] = []
  private let modules: Set<String>

  init(of modules: Set<String>) {
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ name: TokenSyntax, in module: String) {
    let name = name.identifierText
    if modules.contains(module), name.first?.isUppercase == true { types.insert(name) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      add(node.declName.baseName, in: base.baseName.identifierText)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      let base = member.base?.as(DeclReferenceExprSyntax.self), modules.contains(base.baseName.identifierText)
    {
      let name = member.declName.baseName.identifierText
      if name.first?.isLowercase == true, name != "init" { calls.append(CallShape(name, node)) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { add(node.name, in: base.name.identifierText) }
    return .visitChildren
  }
}
