import SwiftParser
import SwiftSyntax

/// Rewrites the types of a printed interface as they are named here.
///
/// Modules that only exist for reading headers disappear, and types that stood for Apple's get their names in Swift.
final class InterfaceTypes: SyntaxRewriter {
  private let names: (String) -> String

  /// - Parameter names: a type's name in Swift by its name in Objective-C.
  static func rewritten(_ text: String, names: @escaping (String) -> String) -> String {
    InterfaceTypes(names: names).rewrite(Parser.parse(source: text)).description
  }

  private init(names: @escaping (String) -> String) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private static let readingModules: Set<String> = [
    HeaderCompilation.module, HeaderCompilation.othersModule, "ObjectiveC", "__C", "__ObjC",
  ]
  /// Names that a project may well declare itself, so that they keep their module.
  private static let values: Set<String> = Set(SystemClasses.values.map(\.value))
    // On Linux it is in a module of its own.
    .subtracting(["URLRequest"])

  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      InterfaceTypes.readingModules.contains(base)
        || (base == "Foundation" && !InterfaceTypes.values.contains(node.name.text))
    {
      let identifier = IdentifierTypeSyntax(
        name: node.name.with(\.leadingTrivia, node.leadingTrivia), genericArgumentClause: node.genericArgumentClause)
      // The name is not rewritten again: it is the module's own.
      return visit(identifier.with(\.trailingTrivia, node.trailingTrivia))
    }
    return super.visit(node)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let name = names(node.name.text)
    var node = node
    if name != node.name.text {
      node.name = .identifier(name, leadingTrivia: node.name.leadingTrivia, trailingTrivia: node.name.trailingTrivia)
    }
    return super.visit(node)
  }

  override func visit(_ node: AttributedTypeSyntax) -> TypeSyntax {
    var node = node
    let kept = node.attributes.filter { element in
      element.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Sendable"
    }
    if kept.count != node.attributes.count {
      node.attributes = kept
      if kept.isEmpty, node.specifiers.isEmpty { return super.visit(node.baseType) }
    }
    return super.visit(node)
  }
}
