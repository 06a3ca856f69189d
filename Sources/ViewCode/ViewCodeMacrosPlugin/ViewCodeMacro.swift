import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@ViewCode`, which checks a class and generates the code that calls its steps.
public enum ViewCodeMacro {}

extension ViewCodeMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let findings = ClassChecks.run(declaration, node)
    for finding in findings { finding.report(in: context) }
    guard !findings.contains(where: \.isHopeless), let coded = CodedClass(declaration, node) else { return [] }
    return Members(coded: coded).all
  }
}

extension ViewCodeMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let written = WrittenStep(member), written.hasRightForm, let body = written.body,
      written.variable?.attributeNames.contains(where: { $0.hasSuffix("Builder") }) == false,
      !ReturnFinder.finds(in: body)
    else { return [] }
    return ["@\(raw: written.step.builder)"]
  }
}

extension ViewCodeMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, let coded = CodedClass(declaration, node), coded.hasState,
      !ClassChecks.run(declaration, node).contains(where: \.isHopeless)
    else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): ViewCoded {}")]
  }
}

/// A visitor that finds `return`. A body with it isn't a list of lines and takes no result builder.
private final class ReturnFinder: SyntaxVisitor {
  private var found = false

  static func finds(in body: CodeBlockItemListSyntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
