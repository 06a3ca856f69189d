import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Query`, which adds the query of a property, and the getter that reads its models.
public struct QueryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try property(declaration)
    return ["get { _\(raw: property.name).wrappedValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try property(declaration)
    let arguments = node.arguments.map { "\($0)" } ?? ""
    // The query is never private, because a private property would make the view's memberwise initializer private.
    return [
      """
      var _\(raw: property.name): SwiftData.Query<\(raw: property.type).Element, \(raw: property.type)> \
      = .init(\(raw: arguments))
      """
    ]
  }

  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: TypeSyntax) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation?.type.trimmed
    else { throw MacroFailure("@Query can only be applied to a variable whose type is an array of models") }
    return (pattern.identifier.text.filter { $0 != "`" }, type)
  }
}
