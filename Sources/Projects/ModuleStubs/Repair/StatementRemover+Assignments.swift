import SwiftSources
import SwiftSyntax

// Assignments of first values. A constant without a value is an error in every later line that uses it.

extension StatementRemover {
  /// Returns a removal that assigns the plainest value to a variable instead of an expression, if the statement gives a
  /// variable its first value.
  func firstValue(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Removal? {
    guard let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3 else { return nil }
    let elements = Array(sequence.elements)
    guard elements[1].is(AssignmentExprSyntax.self), let name = StatementRemover.variable(elements[0]),
      !StatementRemover.isPlaceholder(elements[2]), StatementRemover.needsValue(name, around: item)
    else { return nil }
    let range = elements[2].trimmedBytes.lowerBound..<sequence.trimmedBytes.upperBound
    return Removal(
      range: range, replacement: call("value", item), size: .statement, detail: "is replaced by a default value")
  }

  /// Returns the name in `name` and `self.name`.
  private static func variable(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return member.declName.baseName.identifierText
  }

  /// Returns whether the declaration of a variable gives it no value: a local one, or a property in an initializer.
  private static func needsValue(_ name: String, around item: CodeBlockItemSyntax) -> Bool {
    var isInInitializer = false
    var node = item.parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self),
        let needed = needsValue(name, among: list.compactMap { $0.item.as(VariableDeclSyntax.self) })
      {
        return needed
      }
      if current.is(InitializerDeclSyntax.self) { isInInitializer = true }
      if current.is(FunctionDeclSyntax.self) || current.is(AccessorDeclSyntax.self) { return false }
      if let members = current.as(MemberBlockItemListSyntax.self) {
        return isInInitializer
          && needsValue(name, among: members.compactMap { $0.decl.as(VariableDeclSyntax.self) }) == true
      }
      node = current.parent
    }
    return false
  }

  /// Returns nil if no declaration has the name.
  private static func needsValue(_ name: String, among declarations: [VariableDeclSyntax]) -> Bool? {
    for declaration in declarations {
      for binding in declaration.bindings {
        guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name else { continue }
        guard binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type else {
          return false
        }
        let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        return !isOptional || declaration.bindingSpecifier.tokenKind == .keyword(.let)
      }
    }
    return nil
  }
}
