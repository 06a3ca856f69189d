import Foundation
import SourceRewriting
import SwiftSources
import SwiftSyntax

/// A rule for outlets of UIKit's classes and their subclasses.
struct OutletRule: DiagnosticRule {
  let reason = "UIKit's classes and their subclasses are Objective-C classes on Apple's systems."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard error.message.hasPrefix("'@IBOutlet' property cannot"), error.message.contains("non-'@objc'"),
      let range = error.message.range(of: "type '", options: .backwards)
    else { return .keep }
    let name = error.message[range.upperBound...].prefix { $0 != "'" }.filter { !"[]?!".contains($0) }
    let bare = ProjectKnowledge.bareName(name.replacing("any ", with: ""))
    if case .notRepresented? = ObjectiveCTypes(project: file.project).answer(named: bare) { return .confirm }
    return .drop
  }
}

/// A rule for methods and properties that are exposed to Objective-C and whose types are Apple's, or subclasses of
/// Apple's classes.
struct RepresentationRule: DiagnosticRule {
  let reason = "Objective-C can represent these types on Apple's systems, but not here."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    let message = error.message
    guard
      message.contains("cannot be represented in Objective-C")
        || message.contains("return 'Void' or a type that bridges")
    else { return .keep }
    guard let types = types(of: message, at: error, in: file) else { return .keep }
    let known = ObjectiveCTypes(project: file.project)
    let isRefused = types.contains { if case .notRepresented = known.answer(for: $0) { true } else { false } }
    return isRefused ? .confirm : .drop
  }

  /// Returns the types that a message is about. The result is empty for an inferred type, and nil if the declaration is
  /// not found.
  private func types(of message: String, at error: EditorDiagnostic, in file: EditedFile) -> [TypeSyntax]? {
    guard let declaration = file.declaration(around: error) else { return nil }
    if let property = declaration.as(VariableDeclSyntax.self) {
      return property.bindings.compactMap { $0.typeAnnotation?.type }
    }
    let (parameters, result): (FunctionParameterListSyntax, TypeSyntax?)
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (parameters, result) = (function.signature.parameterClause.parameters, function.signature.returnClause?.type)
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      (parameters, result) = (initializer.signature.parameterClause.parameters, nil)
    } else if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
      (parameters, result) = (subscripting.parameterClause.parameters, subscripting.returnClause.type)
    } else {
      return nil
    }
    if message.contains("the parameter") {
      let number = message.split(separator: "of the parameter ").last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1
      guard number >= 1, number <= parameters.count else { return parameters.map(\.type) }
      return [parameters[parameters.index(parameters.startIndex, offsetBy: number - 1)].type]
    }
    if message.contains("result type") || message.contains("returns a value") { return [result].compactMap { $0 } }
    return parameters.map(\.type) + [result].compactMap { $0 }
  }
}

/// A rule for actions, which may have a sender and an event on iOS.
///
/// - Source: developer.apple.com/documentation/uikit/uicontrol, “Respond to user interaction”
struct ActionParametersRule: DiagnosticRule {
  let reason = "An action on iOS can have no parameters, one, or two."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard error.message.hasPrefix("@IBAction methods must have 1 argument"),
      let function = file.node(FunctionDeclSyntax.self, around: error)
    else { return .keep }
    return function.signature.parameterClause.parameters.count <= 2 ? .drop : .confirm
  }
}

/// A rule for selectors of methods that an attribute exposes, and of Apple's methods.
struct SelectorExposureRule: DiagnosticRule {
  let reason = "The member has `@objc`, or belongs to one of Apple's classes, whose members are exposed to Objective-C."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard error.message.hasPrefix("argument of '#selector"),
      error.message.contains("that is not exposed to Objective-C"),
      let name = error.quoted.dropFirst().first.map({ String($0.prefix { $0 != "(" }) })
    else { return .keep }
    let here = ExposedMembers(of: file.parsed.tree)
    if here.exposed.contains(name) { return .drop }
    // The facts about other files may be older than this file.
    if here.all.contains(name) { return .confirm }
    // A member that the project does not declare is Apple's.
    return file.project.exposedMembers.contains(name) || !file.project.members.contains(name)
      ? .drop : .confirm
  }
}

/// A rule for overrides in extensions, of methods that are visible in Objective-C.
struct ExtensionOverrideRule: DiagnosticRule {
  let reason = "The member is exposed to Objective-C on Apple's systems, so an extension can override it."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard error.message.contains("cannot be overridden from extension"),
      let owner = error.message.components(separatedBy: "declared in '").last?.prefix(while: { $0 != "'" })
    else { return .keep }
    if AppleDeclarations.isClass(String(owner)) { return .drop }
    let name = error.quoted.first { $0 != "@objc" }.map { String($0.prefix { $0 != "(" }) }
    let here = ExposedMembers(of: file.parsed.tree)
    guard let name else { return .keep }
    if here.exposed.contains(name) { return .drop }
    return !here.all.contains(name) && file.project.exposedMembers.contains(name) ? .drop : .confirm
  }
}

/// A rule for calls of optional requirements of Apple's protocols: `delegate?.scrollViewDidScroll?(view)`.
struct OptionalRequirementRule: DiagnosticRule {
  let reason = "The requirement is optional on Apple's systems, and has a default implementation here."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    let isChain = error.message.hasPrefix("cannot use optional chaining on non-optional value")
    let isForced = error.message.hasPrefix("cannot force unwrap value of non-optional type")
    let isBinding = error.message.hasPrefix("initializer for conditional binding must have Optional type")
    guard isChain || isForced || isBinding, let token = file.token(at: error) else { return .keep }
    // The position is the beginning of the chain, its member or its question mark.
    let chains = token.enclosing.prefix { !$0.is(CodeBlockItemSyntax.self) }
    let isKnown = chains.contains { node in
      let inner =
        node.as(OptionalChainingExprSyntax.self)?.expression ?? node.as(ForceUnwrapExprSyntax.self)?.expression
        ?? (isBinding ? node.as(OptionalBindingConditionSyntax.self)?.initializer?.value : nil)
      guard var base = inner else { return false }
      while let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
      let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
      return name.map(AppleDeclarations.isOptionalRequirement) == true
    }
    return isKnown ? .drop : .keep
  }
}

/// A visitor that collects the names of the members in a file, and of those that an attribute exposes to Objective-C.
private final class ExposedMembers: SyntaxVisitor {
  private(set) var all: Set<String> = []
  private(set) var exposed: Set<String> = []
  private static let attributes: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "NSManaged", "GKInspectable", "objcMembers",
  ]

  init(of tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.identifierText, node.attributes, node.modifiers, Syntax(node))
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText {
        add(name, node.attributes, node.modifiers, Syntax(node))
      }
    }
    return .visitChildren
  }

  private func add(_ name: String, _ own: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ node: Syntax) {
    all.insert(name)
    let type = node.enclosing.dropFirst().lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
    let isOverride = modifiers.contains { $0.name.text == "override" }
    if isOverride || Self.has(Self.attributes, in: own)
      || type.map({
        Self.has(["objc", "objcMembers"], in: $0.attributes) && !$0.is(ClassDeclSyntax.self)
          || Self.has(["objcMembers"], in: $0.attributes)
      }) == true
    {
      exposed.insert(name)
    }
  }

  private static func has(_ names: Set<String>, in attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      element.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } == true
    }
  }
}
