import Foundation
import Projects
import SwiftParser
import SwiftSyntax
import ToolSupport

/// The parts of a source file that can affect other files: everything except comments, function bodies, and the initial
/// values of properties with written types. View code has many of these values: `private lazy var title: UILabel = { …
/// }()`.
///
/// The compiler counts initial values as part of a type's interface, because the value determines the type of a
/// property without a written one.
enum SourceInterface {
  /// Returns a short text that is equal for sources with the same interface.
  static func mark(of text: String) -> String {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: text))
    return StableHash.text(of: collector.words)
  }

  private final class Collector: SyntaxVisitor {
    var words = ""

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      words += token.text
      // `a - b` and `a -b` have different meanings.
      switch token.tokenKind {
      case .prefixOperator: words += "<"
      case .postfixOperator: words += ">"
      default: words += " "
      }
      return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      guard let owner = node.parent else { return .visitChildren }
      if let function = owner.as(FunctionDeclSyntax.self) {
        return skips(unlessOpaque: function.signature.returnClause?.type)
      }
      if owner.is(InitializerDeclSyntax.self) || owner.is(DeinitializerDeclSyntax.self) {
        return skips(unlessOpaque: nil)
      }
      if owner.is(AccessorDeclSyntax.self) {
        let type =
          owner.nearest(PatternBindingSyntax.self)?.typeAnnotation?.type
          ?? owner.nearest(SubscriptDeclSyntax.self)?.returnClause.type
        return skips(unlessOpaque: type)
      }
      return .visitChildren
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
      guard case .getter = node.accessors else { return .visitChildren }
      return skips(
        unlessOpaque: node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
          ?? node.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type)
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
      guard let binding = node.parent?.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        // The value may determine types of a wrapper or macro.
        !variable.attributes.contains(where: { Collector.isWrapper($0) })
      else { return .visitChildren }
      words += "= "
      return skips(unlessOpaque: type)
    }

    /// Skips `#Preview` macros, because other code can't refer to their expansions.
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      let isAlone = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      return isAlone && node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func skips(unlessOpaque type: TypeSyntax?) -> SyntaxVisitorContinueKind {
      if let type, type.description.contains("some ") { return .visitChildren }
      words += "{} "
      return .skipChildren
    }

    private static func isWrapper(_ attribute: AttributeListSyntax.Element) -> Bool {
      guard let attribute = attribute.as(AttributeSyntax.self) else { return true }
      let name = attribute.attributeName.trimmedDescription
      return name.first?.isUppercase == true && !["IBOutlet", "IBInspectable", "MainActor", "NSCopying"].contains(name)
    }
  }
}

extension SyntaxProtocol {
  fileprivate func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(Node.self) { return found }
      node = current.parent
    }
    return nil
  }
}
