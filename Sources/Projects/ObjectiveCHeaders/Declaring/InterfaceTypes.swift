import SwiftParser
import SwiftSyntax

/// Rewrites the types of a printed interface with their names here.
///
/// References to modules that only exist for reading headers are removed, and types that represent Apple's get their
/// names in Swift.
final class InterfaceTypes: SyntaxRewriter {
  private let names: (String) -> String

  /// Returns a rewritten interface.
  ///
  /// - Parameter names: Returns the Swift name of a type for its Objective-C name.
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
  /// Names that a project may declare itself, so that they keep their module.
  private static let values: Set<String> = Set(SystemClasses.values.map(\.value))
    // On Linux it is in a separate module.
    .subtracting(["URLRequest"])

  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      InterfaceTypes.readingModules.contains(base)
        || (base == "Foundation" && !InterfaceTypes.values.contains(node.name.text))
    {
      let identifier = IdentifierTypeSyntax(
        name: node.name.with(\.leadingTrivia, node.leadingTrivia), genericArgumentClause: node.genericArgumentClause)
      // The name is not rewritten again, because it belongs to the module.
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
