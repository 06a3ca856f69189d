import Foundation
import SwiftSources
import SwiftSyntax

/// A Swift file of a project, parsed once for all rules.
package final class LintedFile: Sendable {
  /// The path below the project's folder.
  package let path: String
  package let parsed: ParsedFile
  let index: SyntaxIndex

  package init(path: String, text: String) {
    self.path = path
    parsed = ParsedFile(text)
    index = SyntaxIndex(parsed)
  }

  /// The declaration that a node lies in, with the types around it: `CartView.layoutSubviews()`; empty at the top of the file.
  func declaration(around node: some SyntaxProtocol) -> String {
    var names: [String] = []
    for node in node.enclosing {
      switch node.kind {
      case .functionDecl: names.append(node.cast(FunctionDeclSyntax.self).fullName)
      case .initializerDecl:
        let labels = node.cast(InitializerDeclSyntax.self).signature.parameterClause.parameters.map {
          $0.firstName.identifierText + ":"
        }
        names.append("init(\(labels.joined()))")
      case .deinitializerDecl: names.append("deinit")
      case .variableDecl where node.parent?.is(MemberBlockItemSyntax.self) == true:
        names.append(node.cast(VariableDeclSyntax.self).bindings.first?.pattern.onOneLine ?? "")
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
        if let named = node.asProtocol((any NamedDeclSyntax).self) { names.append(named.name.identifierText) }
      case .extensionDecl: names.append(node.cast(ExtensionDeclSyntax.self).extendedType.onOneLine)
      default: continue
      }
    }
    return names.reversed().joined(separator: ".")
  }
}
