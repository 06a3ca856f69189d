import SwiftSources
import SwiftSyntax

/// The uses of a name in a project that no declaration has.
struct NameFacts {
  enum AttributeTarget { case variable, function, parameter, type }

  var places: [StubEntry.Place] = []
  var arity = 0
  /// Whether the name is the first in the inheritance clause of a class.
  var isFirstOfClass = false
  /// Whether the name follows others in the inheritance clause of a class.
  var isLaterOfClass = false
  /// Whether the name is in the inheritance clause of another type.
  var isOfOther = false
  /// Whether the name is used in a composition, or after `any` or `some`, as only protocols are.
  var isComposed = false
  var isConstraint = false
  var isWeak = false
  var isInTypePosition = false
  /// The calls with the name itself.
  var calls: [CallShape] = []
  var failableCalls: Set<String> = []
  /// The calls of `super.init` in its subclasses.
  var superCalls: [CallShape] = []
  var usesSuper = false
  var overrides: Set<String> = []
  /// The class of UIKit that the type derives from, because a representable of SwiftUI creates it.
  var representedClass: String?
  /// Whether the name is used as a value.
  var isValue = false
  /// Whether members of the name are used.
  var isBase = false
  var attributeTargets: [AttributeTarget] = []
  var attributeArguments: [CallShape] = []
  var nested: [String: NameFacts] = [:]
}

/// Collects the facts of names in a project's files.
final class NameFactsCollector: SyntaxVisitor {
  private(set) var facts: [String: NameFacts] = [:]
  private let names: Set<String>
  private let project: ProjectNames
  private let modules: Set<String>
  private var file: ModuleFile!
  /// The root superclasses of the enclosing classes.
  private var roots: [String?] = []
  /// The enclosing classes and extensions of classes, the innermost last.
  private var classes: [String] = []

  init(names: Set<String>, project: ProjectNames, modules: Set<String>) {
    self.names = names
    self.project = project
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  func collect(_ file: ModuleFile) {
    self.file = file
    walk(file.tree)
  }

  private func note(_ name: String, at node: some SyntaxProtocol, _ change: (inout NameFacts) -> Void) {
    guard names.contains(name) else { return }
    var value = facts.removeValue(forKey: name) ?? NameFacts()
    let place = file.place(of: node)
    if value.places.last != place { value.places.append(place) }
    change(&value)
    facts[name] = value
  }

  // MARK: Types

  /// Returns the missing name at the start of a type, and the names that follow it.
  private func path(of type: TypeSyntax) -> [String]? {
    var names: [String] = []
    var current = type
    while let member = current.as(MemberTypeSyntax.self) {
      names.insert(member.name.identifierText, at: 0)
      current = member.baseType
    }
    guard let identifier = current.as(IdentifierTypeSyntax.self) else { return nil }
    names.insert(identifier.name.identifierText, at: 0)
    // The name of a module may precede that of a type.
    if names.count > 1, modules.contains(names[0]), !self.names.contains(names[0]) { names.removeFirst() }
    return self.names.contains(names[0]) ? names : nil
  }

  private func note(type: TypeSyntax, _ change: (inout NameFacts) -> Void) {
    guard let path = path(of: type) else { return }
    note(path[0], at: type) { facts in
      facts.isInTypePosition = true
      NameFactsCollector.change(&facts, path.dropFirst(), change)
    }
  }

  private static func change(_ facts: inout NameFacts, _ path: ArraySlice<String>, _ change: (inout NameFacts) -> Void)
  {
    if let first = path.first {
      self.change(&facts.nested[first, default: NameFacts()], path.dropFirst(), change)
    } else {
      change(&facts)
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberTypeSyntax.self) != true { noteUse(TypeSyntax(node), node.genericArgumentClause) }
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(MemberTypeSyntax.self) != true { noteUse(TypeSyntax(node), node.genericArgumentClause) }
    if let base = node.baseType.as(IdentifierTypeSyntax.self), let generic = base.genericArgumentClause {
      note(base.name.identifierText, at: base) { $0.arity = max($0.arity, generic.arguments.count) }
    }
    return .visitChildren
  }

  private func noteUse(_ type: TypeSyntax, _ generic: GenericArgumentClauseSyntax?) {
    let isWeak = type.enclosing.prefix(6).contains { node in
      node.as(VariableDeclSyntax.self)?.modifiers.contains { ["weak", "unowned"].contains($0.name.text) } ?? false
    }
    let isComposed = type.parent?.is(CompositionTypeElementSyntax.self) ?? false
    let isSome = type.parent?.is(SomeOrAnyTypeSyntax.self) ?? false
    let isConstraint = type.parent?.is(GenericParameterSyntax.self) ?? false
    note(type: type) { facts in
      if let generic { facts.arity = max(facts.arity, generic.arguments.count) }
      if isWeak { facts.isWeak = true }
      if isComposed || isSome { facts.isComposed = true }
      if isConstraint { facts.isConstraint = true }
    }
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    note(type: node.rightType) { $0.isConstraint = true }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] { note(type: inherited.type) { $0.isOfOther = true } }
    let name = node.extendedType.trimmedDescription
    enter(class: project.types[name]?.keyword == "class" ? name : nil)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitOther(node.inheritanceClause) }
  override func visitPost(_ node: StructDeclSyntax) { roots.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitOther(node.inheritanceClause) }
  override func visitPost(_ node: EnumDeclSyntax) { roots.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visitOther(node.inheritanceClause) }
  override func visitPost(_ node: ActorDeclSyntax) { roots.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { visitOther(node.inheritanceClause) }
  override func visitPost(_ node: ProtocolDeclSyntax) { roots.removeLast() }

  private func visitOther(_ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    for inherited in clause?.inheritedTypes ?? [] { note(type: inherited.type) { $0.isOfOther = true } }
    roots.append(nil)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    for (index, inherited) in (node.inheritanceClause?.inheritedTypes ?? []).enumerated() {
      note(type: inherited.type) { facts in
        if index == 0 { facts.isFirstOfClass = true } else { facts.isLaterOfClass = true }
      }
    }
    enter(class: node.name.identifierText)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  private func leave() {
    roots.removeLast()
    classes.removeLast()
  }

  /// Whether `super.init` refers to a class of the project between this class and the missing one.
  private var hasInitializerAbove: Bool {
    guard let name = classes.last else { return false }
    return project.superclasses(of: name).dropLast().contains { project.initializing.contains($0) }
  }

  private func enter(class name: String?) {
    classes.append(name ?? "")
    guard let name, let type = project.superclasses(of: name).last else { return roots.append(nil) }
    let plain = String(type.prefix { $0 != "<" })
    let root = plain.split(separator: ".").last.map(String.init) ?? plain
    roots.append(names.contains(root) ? root : nil)
  }

  // MARK: Subclasses

  private var root: String? { roots.last ?? nil }

  private func noteOverride(_ name: String, _ modifiers: DeclModifierListSyntax) {
    guard let root, modifiers.contains(where: { $0.name.text == "override" }) else { return }
    facts[root, default: NameFacts()].overrides.insert(name)
  }

  private func labels(_ parameters: FunctionParameterListSyntax) -> String {
    parameters.map { "\($0.firstName.identifierText):" }.joined()
  }

  /// The classes of the results of functions in representables.
  private static let represented = [
    "makeUIView(context:)": "UIView", "makeUIViewController(context:)": "UIViewController",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = "\(node.name.identifierText)(\(labels(node.signature.parameterClause.parameters)))"
    noteOverride(name, node.modifiers)
    if let result = node.signature.returnClause?.type, let superclass = NameFactsCollector.represented[name] {
      note(type: result) { $0.representedClass = superclass }
    }
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    noteOverride("init(\(labels(node.signature.parameterClause.parameters)))", node.modifiers)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        noteOverride(pattern.identifier.identifierText, node.modifiers)
      }
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member does not count, unless it follows the name of its module.
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, modules.contains(base)
      else { return .visitChildren }
    }
    let isBase = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    note(node.baseName.identifierText, at: node) { facts in
      if isBase { facts.isBase = true } else { facts.isValue = true }
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      note(name, at: node) { $0.arity = max($0.arity, node.genericArgumentClause.arguments.count) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let member = called.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, modules.contains(base),
      !names.contains(base)
    {
      called = ExprSyntax(member.declName)
    }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, names.contains(name) {
      let shape = CallShape(name, node)
      note(name, at: node) { facts in
        StubCatalog.add(shape, to: &facts.calls)
        if node.isUnwrapped { facts.failableCalls.insert(shape.signature) }
      }
    } else if let member = called.as(MemberAccessExprSyntax.self), let root,
      member.base?.is(SuperExprSyntax.self) == true
    {
      if member.declName.baseName.text != "init" {
        facts[root, default: NameFacts()].usesSuper = true
      } else if !hasInitializerAbove {
        facts[root, default: NameFacts()].usesSuper = true
        StubCatalog.add(CallShape("init", node), to: &facts[root, default: NameFacts()].superCalls)
      }
    }
    return .visitChildren
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText, names.contains(name),
      let owner = node.parent?.parent
    else { return .visitChildren }
    let target: NameFacts.AttributeTarget =
      if let variable = owner.as(VariableDeclSyntax.self) {
        // A computed property can't have a wrapper, so the attribute is a result builder of its getter.
        if variable.bindings.contains(where: \.isComputed) { .function } else { .variable }
      } else if owner.is(FunctionParameterSyntax.self) {
        .parameter
      } else if owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self) { .function } else { .type }
    var shape: CallShape?
    if case .argumentList(let list)? = node.arguments { shape = CallShape(name: "init", arguments: list) }
    note(name, at: node) { facts in
      facts.attributeTargets.append(target)
      if let shape { StubCatalog.add(shape, to: &facts.attributeArguments) }
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the result of the call is unwrapped, so that it can be nil.
  var isUnwrapped: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
    if parent.is(InitializerClauseSyntax.self), parent.parent?.is(OptionalBindingConditionSyntax.self) == true {
      return true
    }
    return false
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has a getter and no storage.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    if case .accessors(let list) = accessors {
      return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
    }
    return true
  }
}
