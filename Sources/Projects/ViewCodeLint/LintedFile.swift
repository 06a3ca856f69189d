import Foundation
import SwiftSources
import SwiftSyntax

/// A Swift file of a project, parsed once for all rules.
package final class LintedFile: Sendable {
  /// The path relative to the project's folder.
  package let path: String
  package let parsed: ParsedFile
  let index: SyntaxIndex

  package init(path: String, text: String) {
    self.path = path
    parsed = ParsedFile(text)
    index = SyntaxIndex(parsed)
  }

  /// Returns the declaration around a node, with its enclosing types: `CartView.layoutSubviews()`. At the top level of
  /// the file, the text is empty.
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

  /// Returns the name of a view on a screen, which is its property, even if a closure creates it under another name.
  /// The name of the object itself is nil.
  static func viewName(of view: ExprSyntax?) -> String? {
    guard let view, let name = view.lastName else { return nil }
    for node in view.enclosing {
      guard let variable = node.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) == true
      else { continue }
      // The view must be that of the property, and not one that a closure or a computed property only uses.
      guard view.names?.count == 1, let binding = variable.bindings.first, let value = binding.initializer?.value,
        view.isInside(value), ValueTypes.isLocal(name, at: view)
      else { return name }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? name
    }
    return name
  }
}
