import SwiftSources
import SwiftSyntax

// MARK: - Repairs by kind of error

extension CodeRepair {
  /// Repairs an error according to its kind.
  ///
  /// - Returns: Whether the error was repaired, or nil if the only option is to omit code.
  mutating func repairByKind(_ place: Place) -> Bool? {
    switch place.kind {
    case .noMember(let type, let member, let isStatic): noMember(type, member, isStatic, place)
    case .noNestedType(let name, let owner): declareNestedType(name, in: owner, place)
    case .ambiguousType(let name, let module): qualifyWithStubs(name, of: module, place)
    case .notConforming(let type, let conformance):
      place.token.parent?.is(BinaryOperatorExprSyntax.self) == true && type.hasPrefix("Missing")
        ? operands([type, type], place) : notConforming(type, conformance, place)
    case .finalSuperclass(let name): openClass(name)
    case .notClassBound(let name): bindToClasses(name)
    case .notInheritable(let name): makeProtocol(name)
    case .notCallable(let type): addMethod(besideProperty: type, place)
    case .usesSelfBeforeSuper: superclass(around: place.token).flatMap { makeProtocolWithoutInitializers($0) }
    case .needsOptional(let type): needsOptional(type, place)
    case .needsSequence: emptySequence(place)
    case .wrongType: wrongType(place)
    case .needsObject: passAsObject(place)
    case .createsFromClass: createThroughTable(place)
    case .operands(let types): operands(types, place)
    case .missingOverride: addOverride(place)
    case .nothingOverridden: removeOverride(place)
    case .needsGenericArguments(let name): addGenericArguments(of: name, place)
    case .notExhaustive: addDefaultCase(place)
    case .missingReturn: addReturn(place)
    case .noInitializers: addInitializer(place)
    case .unmetRequirement: removeConformances(place)
    case .noAttribute(let name): removeAttribute(name, place)
    case .noType, .noName, .noOperator, .noMacro, .tooManyArguments, .other: repairByText(place)
    case .tooComplex: foldLiterals(place) ?? repairByText(place)
    }
  }

  private mutating func repairByText(_ place: Place) -> Bool? {
    if place.message.text.contains("covariant 'Self' type") { return nameExtendedType(place) }
    if place.message.text.hasPrefix("generic parameter 'Element"), let done = inferElement(place) { return done }
    return isAboutArguments(place.message.text) ? dropArguments(place) ?? addCall(place) : nil
  }

  /// Replaces `Self` in a property of an extension with the extended type. The type is a class here, whose properties
  /// cannot have the type `Self`.
  private mutating func nameExtendedType(_ place: Place) -> Bool? {
    let nodes = place.token.enclosing
    guard let variable = nodes.lazy.compactMap({ $0.as(VariableDeclSyntax.self) }).first,
      let extended = nodes.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self)?.extendedType }).first,
      catalog.path(ofTypeNamed: extended.trimmedDescription) != nil
    else { return nil }
    let tokens = variable.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .keyword(.Self) }
    guard !tokens.isEmpty else { return nil }
    edit(place.file) { edits in
      for token in tokens { edits.replace(token.trimmedBytes, with: extended.trimmedDescription) }
    }
    isEquivalent = true
    return true
  }

  // MARK: Stubs of types

  private mutating func declareNestedType(_ name: String, in owner: String, _ place: Place) -> Bool? {
    guard
      let path = catalog.path(ofTypeNamed: owner) ?? constraint(of: owner, around: place.token)
        ?? missingProtocol(of: String(owner.split(separator: ".").last ?? "")),
      catalog[path: "\(path).\(name)"] == nil
    else { return nil }
    let outermost = String(path.prefix { $0 != "." })
    let collector = NameFactsCollector(names: [outermost], project: project, modules: Set(missing.map(\.name)))
    for file in files { collector.collect(file) }
    var facts = collector.facts[outermost]?.nested[name] ?? NameFacts()
    facts.isInTypePosition = true
    var inner = StubCatalog()
    _ = StubDeclaring.declare(name, facts, in: &inner)
    catalog[path: "\(path).\(name)"] = inner.types[name]
    return true
  }

  private mutating func openClass(_ name: String) -> Bool? {
    changeType(name) { type in
      defer { type.isOpen = true }
      return !type.isOpen
    }
  }

  /// Replaces the name of a missing module before a type with the name of the module of the stubs, whose types take
  /// precedence over those that it exports.
  private mutating func qualifyWithStubs(_ name: String, of module: String, _ place: Place) -> Bool? {
    guard catalog.declares(name),
      let type = place.token.enclosing.lazy.compactMap({ $0.as(MemberTypeSyntax.self) }).first,
      let base = type.baseType.as(IdentifierTypeSyntax.self), base.name.identifierText == module
    else { return nil }
    edit(place.file) { $0.replace(base.trimmedBytes, with: StubPrinter.declarationsModule) }
    usingNames.insert(place.file)
    return true
  }

  /// Restricts a missing protocol to classes, or the missing protocol that a protocol of the project inherits.
  private mutating func bindToClasses(_ name: String) -> Bool? {
    var name = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    var visited: Set<String> = []
    while catalog.path(ofTypeNamed: name) == nil, visited.insert(name).inserted {
      let inherited = project.conformances(of: name)
      guard let next = missingProtocol(of: name) ?? inherited.first(where: { project.types[$0] != nil }) else { break }
      name = next
    }
    return changeType(name) { type in
      defer { type.isClassBound = true }
      return type.form == .protocol && !type.isClassBound
    }
  }

  private mutating func makeProtocol(_ name: String) -> Bool? {
    changeType(name) { type in
      guard type.form == .class, type.initializers.isEmpty else { return false }
      type.form = .protocol
      return true
    }
  }

  /// Turns the stub of a class into a protocol without initializers, so that conforming classes need not call one.
  private mutating func makeProtocolWithoutInitializers(_ name: String) -> Bool? {
    changeType(name) { type in
      guard type.form == .class, type.designated.isEmpty, type.superclass == nil else { return false }
      type.form = .protocol
      type.initializers = []
      return true
    }
  }

  /// Changes the stub of a type.
  ///
  /// - Parameter change: Changes the type and returns whether a change was necessary.
  /// - Returns: Whether the stub differs from that at the start of the round, or nil if it does not or there is no
  ///   stub.
  private mutating func changeType(_ name: String, _ change: (inout StubType) -> Bool) -> Bool? {
    guard let path = catalog.path(ofTypeNamed: name), var type = catalog[path: path] else { return nil }
    guard change(&type) else { return catalog[path: path] != initialCatalog[path: path] ? true : nil }
    catalog[path: path] = type
    return true
  }
}
