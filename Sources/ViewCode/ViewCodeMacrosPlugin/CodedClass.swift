import SwiftSyntax

/// A class with `@ViewCode`, as far as its source is known.
struct CodedClass {
  let declaration: ClassDeclSyntax
  let superclass: Superclass
  let steps: [WrittenStep]

  init?(_ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax) {
    guard let declaration = declaration.as(ClassDeclSyntax.self),
      let name = Self.inherited(declaration).first
    else { return nil }
    self.declaration = declaration
    superclass = Superclass(name: name, kind: Self.kind(attribute))
    let types = Set(
      declaration.memberBlock.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text })
    steps = declaration.memberBlock.members.compactMap { WrittenStep($0.decl) }
      // `configuration: Configuration`, with a type of the class.
      .filter { written in written.step.isNeeded || written.type.map { !types.contains($0) } ?? true }
  }

  var name: String { declaration.name.text }

  /// Returns the step that the class declares. A static member may have the same name.
  func written(_ step: Step) -> WrittenStep? {
    steps.first { $0.step == step && $0.hasRightForm } ?? steps.first { $0.step == step }
  }

  /// Returns the names in the list after the colon, without modules and generic arguments.
  static func inherited(_ declaration: ClassDeclSyntax) -> [String] {
    (declaration.inheritanceClause?.inheritedTypes ?? []).compactMap { inherited in
      if let member = inherited.type.as(MemberTypeSyntax.self) { return member.name.text }
      return inherited.type.as(IdentifierTypeSyntax.self)?.name.text
    }
  }

  private static func kind(_ attribute: AttributeSyntax) -> Superclass.Kind? {
    guard case .argumentList(let arguments)? = attribute.arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return Superclass.Kind(rawValue: member.declName.baseName.text)
  }

  // MARK: - Members

  var initializers: [InitializerDeclSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// The initializers that call the superclass's, without the one for archives.
  var designatedInitializers: [InitializerDeclSyntax] {
    initializers.filter { initializer in
      !initializer.modifiers.contains { $0.name.text == "convenience" } && !initializer.isForArchives
    }
  }

  /// The initializer for archives, if the class declares one.
  var archiveInitializer: InitializerDeclSyntax? {
    initializers.first(where: \.isForArchives)
  }

  func method(_ name: String) -> FunctionDeclSyntax? {
    declaration.memberBlock.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == name }
  }

  /// Whether the class has state that updates its steps.
  var hasState: Bool {
    declaration.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.attributeNames.contains { ["Configures", "Rebuilds"].contains($0) }
        == true
    }
  }

  /// The access modifier with a space for members with the same visibility as the class.
  var access: String {
    for modifier in declaration.modifiers {
      switch modifier.name.text {
      case "public", "open": return "public "
      case "package": return "package "
      default: continue
      }
    }
    return ""
  }

  /// The stored properties that an initializer must initialize.
  var valueless: [(name: String, type: TypeSyntax)] {
    declaration.memberBlock.members.flatMap { member -> [(String, TypeSyntax)] in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
      return variable.valueless
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer is `init(coder:)`.
  var isForArchives: Bool {
    let parameters = signature.parameterClause.parameters
    return parameters.count == 1 && parameters.first?.firstName.text == "coder"
  }

  /// Whether the initializer can't be called: it is unavailable or stops the program.
  var isClosed: Bool {
    if attributes.contains(where: { $0.trimmedDescription.contains("unavailable") }) { return true }
    guard let body, body.statements.count == 1, let call = body.statements.first?.item.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
  }
}

extension VariableDeclSyntax {
  var attributeNames: [String] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }

  /// The names without a value before an initializer runs.
  var valueless: [(String, TypeSyntax)] {
    let isOfType = modifiers.contains { ["static", "class", "lazy", "weak"].contains($0.name.text) }
    // It is unknown whether other property wrappers have default values.
    let isWrapped = attributeNames.contains { name in
      name.first?.isUppercase == true && !["Configures", "Rebuilds"].contains(name) && !name.hasSuffix("Actor")
    }
    if isOfType || isWrapped { return [] }
    // In `let first, second: UIView`, only the last name is followed by the type.
    var type: TypeSyntax?
    var found: [(String, TypeSyntax)] = []
    for binding in bindings.reversed() {
      if let annotation = binding.typeAnnotation { type = annotation.type }
      guard binding.initializer == nil, !binding.isComputed, let type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if isOptional, bindingSpecifier.text == "var" { continue }
      found.append((name, type))
    }
    return found.reversed()
  }
}

extension PatternBindingSyntax {
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list): list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
