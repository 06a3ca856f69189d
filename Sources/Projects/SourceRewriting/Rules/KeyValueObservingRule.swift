import SwiftSources
import SwiftSyntax

/// A rule for key-value observing of a project's own properties, for which Apple's runtime changes classes at run time.
///
/// - `@objc dynamic var name`: The setter notifies observers before and after the change.
/// - `keyPathsForValuesAffecting…` and `automaticallyNotifiesObserversOf…` are registered.
/// - A key path in a call for an observer gets a name: `observe(\.name)`.
struct KeyValueObservingRule: RewritingRule {
  let kind = RewriteKind.observedProperties

  var visits: [RewritingVisit] {
    [
      .atMember(VariableDeclSyntax.self, Self.visit),
      .atMember(FunctionDeclSyntax.self, Self.visit),
      .at(FunctionCallExprSyntax.self, Self.visit),
    ]
  }

  static let module = "FoundationGaps"

  static func needModule(in file: FileRewriting) {
    file.neededImports.insert("@_spi(Host) import \(module)")
    file.use(.observedProperties)
  }

  // MARK: - Properties

  static func visit(_ node: VariableDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, scope.kind == .class || scope.kind == .extension,
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) }),
      node.bindingSpecifier.tokenKind == .keyword(.var), file.options.availableModules.contains(module)
    else { return }
    let isManaged = AttributeReader.attributes(of: node.attributes).contains { $0.name == "NSManaged" }
    for (binding, member) in zip(node.bindings, MemberReader.facts(of: node)) {
      guard !isManaged, node.bindings.count == 1, !member.flags.contains(.ofType), !member.flags.contains(.hidden),
        member.flags.contains(.exposed) || scope.exposesMembers, isObject(scope, in: file),
        !(member.flags.contains(.override) && isDynamicAbove(member, scope, in: file))
      else { continue }
      let key = member.objectiveCName ?? member.name
      guard addCalls(to: binding, key: key, in: file) else { continue }
      if !scope.registersAtUse {
        register("KeyValueProperties.dynamic(\"\(key)\", Self.self)", to: scope, in: file)
      }
      needModule(in: file)
    }
  }

  /// Returns whether objects of the class can be observed, which is known for subclasses of NSObject.
  private static func isObject(_ scope: TypeScope, in file: FileRewriting) -> Bool {
    guard let name = scope.name else {
      // For a class in a function, check whether it has an inheritance clause.
      return scope.facts.kind == .class && scope.members.parent?.as(ClassDeclSyntax.self)?.inheritanceClause != nil
    }
    return file.module.chain(of: name).last == "NSObject"
  }

  private static func isDynamicAbove(_ member: MemberFacts, _ scope: TypeScope, in file: FileRewriting) -> Bool {
    guard let name = scope.name else { return false }
    return file.module.chain(of: name).dropFirst().contains { ancestor in
      file.module.members(member.name, of: ancestor).contains { $0.member.kind == .property }
    }
  }

  /// Adds calls to the setter, or returns false for a property that can't be set.
  private static func addCalls(to binding: PatternBindingSyntax, key: String, in file: FileRewriting) -> Bool {
    let will = "viewcode_willSet(\"\(key)\")"
    let did = "viewcode_didSet(\"\(key)\")"
    guard let block = binding.accessorBlock else {
      file.insert(" { willSet { \(will) } didSet { \(did) } }", after: binding)
      return true
    }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let kinds = accessors.map(\.accessorSpecifier.tokenKind)
    if let setter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }) {
      guard let body = setter.body else { return false }
      file.insert(" \(will); defer { \(did) };", after: body.leftBrace)
      return true
    }
    guard kinds.allSatisfy({ $0 == .keyword(.willSet) || $0 == .keyword(.didSet) }) else { return false }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      let isBefore = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
      file.insert(isBefore ? " \(will);" : " defer { \(did) };", after: body.leftBrace)
    }
    if !kinds.contains(.keyword(.willSet)) { file.insert(" willSet { \(will) }", after: block.leftBrace) }
    if !kinds.contains(.keyword(.didSet)) { file.insert(" didSet { \(did) }", after: block.leftBrace) }
    return true
  }

  private static func register(_ code: String, to scope: TypeScope, in file: FileRewriting) {
    scope.registrations.append(ConditionalCode(conditions: file.scopes.innerConditions, code: code))
  }

  // MARK: - Methods about keys

  /// Returns whether a class method is one that observing calls, by the names that are registered.
  static func isAboutKeys(_ name: String) -> Bool {
    name.hasPrefix("keyPathsForValuesAffecting") || name.hasPrefix("automaticallyNotifiesObserversOf")
  }

  static func visit(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, scope.kind == .class || scope.kind == .extension, !scope.registersAtUse,
      node.signature.parameterClause.parameters.isEmpty,
      MemberReader.facts(of: node).flags.contains(.ofType), file.options.availableModules.contains(module)
    else { return }
    let name = node.name.identifierText
    for (prefix, function) in [
      ("keyPathsForValuesAffecting", "affecting"), ("automaticallyNotifiesObserversOf", "notifies"),
    ] {
      guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { continue }
      let key = first.lowercased() + name.dropFirst(prefix.count + 1)
      // A class method may be isolated to the main actor, where observers are added, too.
      register(
        "KeyValueProperties.\(function)(\"\(key)\", Self.self, \(name))", to: scope, in: file)
      needModule(in: file)
    }
  }

  // MARK: - Key paths

  /// The names of functions with a parameter for an observed property, with the label of the key path.
  private static let observing: [String: String?] = [
    "observe": nil, "publisher": "for", "willChangeValue": "for", "didChangeValue": "for",
  ]

  static func visit(_ node: FunctionCallExprSyntax, in file: FileRewriting) {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let called, let label = observing[called.text], let argument = node.arguments.first,
      argument.label?.text == label, let path = argument.expression.as(KeyPathExprSyntax.self),
      file.options.availableModules.contains(module)
    else { return }
    if called.text == "observe" {
      // Key-value observing has options and a handler, which other functions with the name may lack.
      let labels = node.arguments.dropFirst().map { $0.label?.text }
      guard labels.allSatisfy({ $0 == "options" || $0 == "changeHandler" }),
        labels.contains("changeHandler") || node.trailingClosure != nil
      else { return }
    }
    var keys: [String] = []
    for component in path.components {
      switch component.component {
      case .property(let property): keys.append(property.declName.baseName.identifierText)
      case .optional: continue
      default: return
      }
    }
    guard !keys.isEmpty else { return }
    file.insert("viewcode_keyPath(", before: path)
    file.insert(", \"\(keys.joined(separator: "."))\")", after: path)
    needModule(in: file)
  }
}

extension RewriteKind {
  /// `@objc dynamic` properties, which notify observers when they are set, and the names of key paths for observers.
  package static let observedProperties = RewriteKind("observedProperties")
}
