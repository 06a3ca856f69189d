import SwiftSyntax

/// A stored property of a model class, in the form of its declaration.
struct StoredProperty {
  let declaration: VariableDeclSyntax
  /// The name, without backticks.
  let name: String
  /// The name in the form for code.
  let reference: String
  let type: TypeSyntax?
  let initialValue: ExprSyntax?

  /// Returns nil for declarations that are not persisted: computed, lazy and static properties, properties with
  /// observers or `@Transient`, and tuples.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let excluded: Set = ["static", "class", "lazy", "weak", "unowned"]
    guard !variable.modifiers.contains(where: { excluded.contains($0.name.text) }),
      variable.attribute("Transient") == nil
    else { return nil }
    self.declaration = variable
    reference = pattern.identifier.text
    name = reference.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    initialValue = binding.initializer?.value.trimmed
  }

  var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether the property belongs to the schema. A constant with an initial value cannot be read from a store.
  var isPersisted: Bool { !isConstant || initialValue == nil }

  /// The name of the property that marks this one as initialized.
  var marker: String { "_\(name)" }

  /// Whether a value transformer stores the value, so that it need not be codable.
  var isTransformable: Bool {
    guard case .argumentList(let arguments) = declaration.attribute("Attribute")?.arguments else { return false }
    return arguments.contains { $0.expression.trimmedDescription.contains("transformable") }
  }

  /// The options of `@Attribute` or `@Relationship` as an expression, or nil if there are none.
  var metadata: String? {
    for name in ["Attribute", "Relationship"] {
      if let attribute = declaration.attribute(name) {
        let arguments = attribute.arguments.map { "\($0)" } ?? ""
        return "SwiftData.Schema.\(name)(\(arguments))"
      }
    }
    return nil
  }

  /// The initial value with its type, which a conversion to `Any` requires.
  var defaultValue: String? {
    guard let initialValue else { return nil }
    guard let type else { return "\(initialValue)" }
    if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return nil }
    return "(\(initialValue)) as \(type)"
  }
}

extension VariableDeclSyntax {
  /// Returns the attribute of a name, with or without its module.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes {
      let text = attribute.attributeName.trimmedDescription
      if text == name || text == "SwiftData.\(name)" { return attribute }
    }
    return nil
  }
}
