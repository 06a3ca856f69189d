import SwiftSources
import SwiftSyntax

/// The names of types as written.
package enum TypeName {
  /// Returns a name such as `Outer.Box` without generic arguments, attributes, `?`, `any` and parentheses.
  package static func bare(_ type: TypeSyntax) -> String {
    if let type = type.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = type.as(MemberTypeSyntax.self) { return "\(bare(type.baseType)).\(type.name.identifierText)" }
    if let type = type.as(AttributedTypeSyntax.self) { return bare(type.baseType) }
    if let type = type.as(OptionalTypeSyntax.self) { return bare(type.wrappedType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return bare(type.wrappedType) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return bare(type.constraint) }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
      return bare(only.type)
    }
    if let type = type.as(CompositionTypeSyntax.self) {
      return type.elements.map { bare($0.type) }.joined(separator: " & ")
    }
    return type.onOneLine
  }
}

/// The parts of an attribute that rewriting reads.
package struct ReadAttribute {
  package var name: String
  /// The text between its parentheses.
  package var argument: String?
  package var node: AttributeSyntax
}

package enum AttributeReader {
  /// Returns the attributes in a list, including those within `#if`.
  package static func attributes(of list: AttributeListSyntax) -> [ReadAttribute] {
    list.flatMap { element -> [ReadAttribute] in
      switch element {
      case .attribute(let node): return [read(node)]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap { clause -> [ReadAttribute] in
          guard case .attributes(let inner)? = clause.elements else { return [] }
          return attributes(of: inner)
        }
      @unknown default: return []
      }
    }
  }

  static func read(_ node: AttributeSyntax) -> ReadAttribute {
    ReadAttribute(name: name(of: node), argument: node.arguments.map { compact($0) }, node: node)
  }

  static func name(of node: AttributeSyntax) -> String {
    node.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? node.attributeName.trimmedDescription
  }

  /// Returns the text without spaces, because selectors contain none.
  private static func compact(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }
}

enum AccessReader {
  static func access(of modifiers: DeclModifierListSyntax) -> Access? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): return .private
      case .keyword(.fileprivate): return .fileprivate
      case .keyword(.internal): return .internal
      case .keyword(.package): return .package
      case .keyword(.public): return .public
      case .keyword(.open): return .open
      default: continue
      }
    }
    return nil
  }
}

/// A reader for declarations of members.
package enum MemberReader {
  private static func common(
    _ kind: MemberFacts.Kind, _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> MemberFacts {
    var member = MemberFacts(kind: kind, name: name)
    member.access = AccessReader.access(of: modifiers) ?? .internal
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): member.flags.insert(.ofType)
      case .keyword(.override): member.flags.insert(.override)
      case .keyword(.final): member.flags.insert(.final)
      case .keyword(.optional): member.flags.insert(.optional)
      case .keyword(.required): member.flags.insert(.required)
      case .keyword(.convenience): member.flags.insert(.convenience)
      default: break
      }
    }
    for attribute in AttributeReader.attributes(of: attributes) {
      switch attribute.name {
      case "objc":
        member.flags.insert(.exposed)
        if let argument = attribute.argument { member.objectiveCName = argument }
      case "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable":
        member.flags.insert(.exposed)
      case "MainActor": member.flags.insert(.onMainActor)
      case "discardableResult": member.flags.insert(.discardable)
      case "nonobjc": member.flags.insert(.hidden)
      default: break
      }
    }
    return member
  }

  package static func facts(of node: FunctionDeclSyntax) -> MemberFacts {
    var member = common(.method, node.name.identifierText, node.modifiers, node.attributes)
    read(node.signature, into: &member)
    member.type = node.signature.returnClause.map { $0.type.onOneLine }
    if node.genericParameterClause != nil || node.genericWhereClause != nil {
      member.generics = GenericClauses(
        parameters: node.genericParameterClause?.onOneLine, requirements: node.genericWhereClause?.onOneLine)
    }
    return member
  }

  package static func facts(of node: InitializerDeclSyntax) -> MemberFacts {
    var member = common(.initializer, "init", node.modifiers, node.attributes)
    read(node.signature, into: &member)
    if node.optionalMark != nil { member.flags.insert(.failable) }
    if node.genericParameterClause != nil || node.genericWhereClause != nil {
      member.generics = GenericClauses(
        parameters: node.genericParameterClause?.onOneLine, requirements: node.genericWhereClause?.onOneLine)
    }
    return member
  }

  private static func read(_ signature: FunctionSignatureSyntax, into member: inout MemberFacts) {
    member.parameters = signature.parameterClause.parameters.map(parameter)
    if signature.effectSpecifiers?.asyncSpecifier != nil { member.flags.insert(.async) }
    if signature.effectSpecifiers?.throwsClause != nil { member.flags.insert(.throws) }
  }

  static func parameter(_ node: FunctionParameterSyntax) -> ParameterFacts {
    let first = node.firstName.identifierText
    var result = ParameterFacts(
      label: first == "_" ? "" : first, name: (node.secondName ?? node.firstName).text, type: node.type.onOneLine)
    result.defaultValue = node.defaultValue?.value.onOneLine
    if node.ellipsis != nil { result.type += "..." }
    return result
  }

  package static func facts(of node: VariableDeclSyntax) -> [MemberFacts] {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    // A property wrapper or Core Data may provide a value.
    let isSetElsewhere = AttributeReader.attributes(of: node.attributes).contains {
      $0.name == "NSManaged"
        || ($0.name.first?.isUppercase == true && !$0.name.hasPrefix("IB")
          && !["MainActor", "NSCopying"].contains($0.name))
    }
    // In `let a, b: Int`, only the last name has the type.
    var type: String?
    var result: [MemberFacts] = []
    for binding in node.bindings.reversed() {
      if let written = binding.typeAnnotation { type = written.type.onOneLine }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var member = common(.property, pattern.identifier.identifierText, node.modifiers, node.attributes)
      member.type = type
      let accessors = AccessorReading(binding.accessorBlock)
      if !isConstant && (accessors.isStored || accessors.canSet) { member.flags.insert(.settable) }
      for observer in PropertyObservers.list(in: binding.accessorBlock) {
        member.flags.insert(observer.accessorSpecifier.tokenKind == .keyword(.willSet) ? .willSet : .didSet)
      }
      let isOptional = type.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") } ?? false
      if accessors.isStored, binding.initializer == nil, isConstant || !isOptional, !isLazy, !isSetElsewhere,
        !member.flags.contains(.ofType)
      {
        member.flags.insert(.needsValue)
      }
      result.append(member)
    }
    return result.reversed()
  }
}

/// The accessors of a property.
struct AccessorReading {
  var isStored: Bool
  var canSet: Bool

  init(_ block: AccessorBlockSyntax?) {
    guard let block else {
      (isStored, canSet) = (true, true)
      return
    }
    switch block.accessors {
    case .getter: (isStored, canSet) = (false, false)
    case .accessors(let list):
      let kinds = list.map(\.accessorSpecifier.tokenKind)
      canSet = kinds.contains { [.keyword(.set), .keyword(._modify), .keyword(.unsafeMutableAddress)].contains($0) }
      isStored = kinds.allSatisfy { $0 == .keyword(.willSet) || $0 == .keyword(.didSet) }
    @unknown default: (isStored, canSet) = (false, false)
    }
  }
}
