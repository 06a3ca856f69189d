import SwiftParser
import SwiftSyntax

/// A reader for the printed interface of headers.
enum InterfaceReader {
  /// Returns the types, extensions and globals, in order.
  static func types(in text: String) -> [DeclaredType] {
    var result: [DeclaredType] = []
    for item in Parser.parse(source: text).statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      if let type = type(declaration) { result.append(type) }
    }
    return merged(result)
  }

  /// Merges categories with their classes, so that subclasses can override their members.
  private static func merged(_ types: [DeclaredType]) -> [DeclaredType] {
    var classes: [String: Int] = [:]
    for (index, type) in types.enumerated() where type.kind == .class { classes[type.name] = index }
    var result = types
    for (index, type) in types.enumerated() where type.kind == .extension {
      guard let owner = classes[type.name], type.whereClause.isEmpty else { continue }
      let known = Set(result[owner].members.map(\.signature))
      result[owner].members += type.members.filter { !known.contains($0.signature) }
      result[owner].inherited += type.inherited.filter { !result[owner].inherited.contains($0) }
      result[index].isRemoved = true
    }
    return result.filter { !$0.isRemoved }
  }

  private static func type(_ node: DeclSyntax) -> DeclaredType? {
    switch node.as(DeclSyntaxEnum.self) {
    case .classDecl(let node) where !isUnavailable(node.attributes):
      return type(
        .class, node.name.text, node.genericParameterClause, node.inheritanceClause, node.genericWhereClause,
        node.memberBlock)
    case .protocolDecl(let node) where !isUnavailable(node.attributes):
      return type(
        .protocol, node.name.text, nil, node.inheritanceClause, node.genericWhereClause, node.memberBlock)
    case .structDecl(let node) where !isUnavailable(node.attributes):
      return type(
        .struct, node.name.text, node.genericParameterClause, node.inheritanceClause, node.genericWhereClause,
        node.memberBlock)
    case .enumDecl(let node) where !isUnavailable(node.attributes):
      return type(
        .enum, node.name.text, node.genericParameterClause, node.inheritanceClause, node.genericWhereClause,
        node.memberBlock)
    case .extensionDecl(let node):
      return type(
        .extension, node.extendedType.trimmedDescription, nil, node.inheritanceClause, node.genericWhereClause,
        node.memberBlock)
    default:
      let members = members(node)
      guard let first = members.first else { return nil }
      return DeclaredType(kind: .global, name: first.name, members: members)
    }
  }

  private static func type(
    _ kind: DeclaredType.Kind, _ name: String, _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, _ clause: GenericWhereClauseSyntax?, _ block: MemberBlockSyntax
  ) -> DeclaredType {
    DeclaredType(
      kind: kind, name: name, generics: generics?.trimmedDescription ?? "",
      whereClause: clause.map { " \($0.trimmedDescription)" } ?? "",
      inherited: inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
      members: block.members.flatMap { members($0.decl) })
  }

  private static func members(_ node: DeclSyntax) -> [DeclaredMember] {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return isUnavailable(node.attributes) ? [] : [function(node)].compactMap(\.self)
    case .initializerDecl(let node):
      guard !isUnavailable(node.attributes) else { return [] }
      var member = DeclaredMember(
        kind: .initializer(
          isFailable: node.optionalMark?.text == "?", isImplicit: node.optionalMark?.text == "!",
          isConvenience: has("convenience", node.modifiers)), name: "init")
      add(node.signature, to: &member)
      return [member]
    case .variableDecl(let node): return isUnavailable(node.attributes) ? [] : variables(node)
    case .subscriptDecl(let node):
      guard !isUnavailable(node.attributes) else { return [] }
      var member = DeclaredMember(
        kind: .subscript(isSettable: node.accessorBlock?.trimmedDescription.contains("set") == true), name: "subscript")
      for parameter in node.parameterClause.parameters {
        member.labels.append(parameter.firstName.text)
        member.parameterNames.append((parameter.secondName ?? parameter.firstName).text)
        member.parameterTypes.append(parameter.type.trimmedDescription)
        member.defaults.append("")
      }
      member.result = node.returnClause.type.trimmedDescription
      return [member]
    case .enumCaseDecl(let node):
      return [
        DeclaredMember(
          kind: .enumCase, name: node.elements.first?.name.text ?? "", text: node.trimmedDescription)
      ]
    case .typeAliasDecl(let node):
      return [
        DeclaredMember(
          kind: .alias, name: node.name.text,
          text: "public typealias \(node.name.text) \(node.initializer.trimmedDescription)")
      ]
    default: return []
    }
  }

  private static func function(_ node: FunctionDeclSyntax) -> DeclaredMember? {
    var member = DeclaredMember(kind: .function, name: node.name.text)
    member.generics = node.genericParameterClause?.trimmedDescription ?? ""
    member.isStatic = has("class", node.modifiers) || has("static", node.modifiers)
    member.isOptionalRequirement = has("optional", node.modifiers)
    member.isMutating = has("mutating", node.modifiers)
    member.isAction = hasAttribute("IBAction", node.attributes)
    add(node.signature, to: &member)
    return ErrorConvention.applied(to: member)
  }

  private static func add(_ signature: FunctionSignatureSyntax, to member: inout DeclaredMember) {
    for parameter in signature.parameterClause.parameters {
      member.labels.append(parameter.firstName.text)
      member.parameterNames.append((parameter.secondName ?? parameter.firstName).text)
      member.parameterTypes.append(parameter.type.trimmedDescription)
      member.defaults.append(parameter.defaultValue.map { " \($0.trimmedDescription)" } ?? "")
    }
    if signature.effectSpecifiers?.asyncSpecifier != nil { member.effects += " async" }
    if signature.effectSpecifiers?.throwsClause != nil { member.effects += " throws" }
    if let type = signature.returnClause?.type.trimmedDescription, type != "Void", type != "()" { member.result = type }
  }

  private static func variables(_ node: VariableDeclSyntax) -> [DeclaredMember] {
    node.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type.trimmedDescription
      else { return nil }
      let accessors = binding.accessorBlock?.trimmedDescription ?? ""
      var member = DeclaredMember(
        kind: .variable(
          isSettable: node.bindingSpecifier.text == "var" && (accessors.isEmpty || accessors.contains("set")),
          isConstant: node.bindingSpecifier.text == "let"), name: name)
      member.result = type
      member.isStatic = has("class", node.modifiers) || has("static", node.modifiers)
      member.isWeak = has("weak", node.modifiers) || has("unowned", node.modifiers)
      member.isOptionalRequirement = has("optional", node.modifiers)
      member.isOutlet = hasAttribute("IBOutlet", node.attributes)
      return member
    }
  }

  private static func has(_ name: String, _ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == name }
  }

  private static func hasAttribute(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }

  private static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      return attribute.arguments?.trimmedDescription.contains("unavailable") == true
    }
  }
}

/// The error convention for methods whose last argument is an error, which throw in Swift.
///
/// The importer cannot apply it, because the library on Linux has no type for pointers to objects.
///
/// - Source: developer.apple.com/documentation/swift/about-imported-cocoa-error-parameters
enum ErrorConvention {
  /// Returns the throwing method, or nil for a method that has several errors or whose last argument is not an error.
  static func applied(to member: DeclaredMember) -> DeclaredMember? {
    let errors = member.parameterTypes.indices.filter { member.parameterTypes[$0].contains("ViewCodeErrorOut") }
    guard let index = errors.first else { return member }
    guard errors.count == 1, index == member.parameterTypes.count - 1, !member.effects.contains("throws") else {
      return nil
    }
    var member = member
    let label = member.labels.removeLast()
    member.parameterTypes.removeLast()
    member.parameterNames.removeLast()
    member.defaults.removeLast()
    if member.labels.isEmpty, label == "_" {
      for suffix in ["AndReturnError", "WithError"] where member.name.hasSuffix(suffix) && member.name != suffix {
        member.name.removeLast(suffix.count)
        break
      }
    }
    switch member.result {
    case "Bool"?: member.result = nil
    case let type? where type.hasSuffix("?") || type.hasSuffix("!"):
      var plain = String(type.dropLast())
      if plain.hasPrefix("(any "), plain.hasSuffix(")") { plain = String(plain.dropFirst().dropLast()) }
      member.result = plain
    default: return nil
    }
    member.effects += " throws"
    return member
  }
}
