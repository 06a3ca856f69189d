import SwiftSyntax

// MARK: - What each kind of complaint asks for

extension CodeRepair {
  /// - Returns: nil where the general way is to be gone.
  mutating func specialCase(_ place: Place) -> Bool? {
    let file = files[place.file]
    switch place.complaint {
    case .noMember(let type, let member, let isStatic): return noMember(type, member, isStatic, place)
    case .noNestedType(let name, let owner):
      guard let path = catalog.path(ofTypeNamed: owner) ?? constraint(of: owner, around: place.token),
        catalog[path: "\(path).\(name)"] == nil
      else { return nil }
      let collector = NameFactsCollector(
        names: [String(path.prefix { $0 != "." })], project: project, modules: Set(missing.map(\.name)))
      for file in files { collector.collect(file) }
      let facts = collector.facts[String(path.prefix { $0 != "." })]?.nested[name] ?? NameFacts()
      var inner = StubCatalog()
      var typed = facts
      typed.isInTypePosition = true
      _ = StubDeclaring.declare(name, typed, in: &inner)
      catalog[path: "\(path).\(name)"] = inner.types[name]
      return true
    case .notConforming(let type, let conformance):
      if place.token.parent?.is(BinaryOperatorExprSyntax.self) == true, type.hasPrefix("Missing") {
        return operands([type, type], place)
      }
      return notConforming(type, conformance, place)
    case .finalSuperclass(let name):
      return changeType(name) { type in
        defer { type.isOpen = true }
        return !type.isOpen
      }
    case .notClassBound(let name):
      return changeType(name) { type in
        defer { type.isClassBound = true }
        return type.form == .protocol && !type.isClassBound
      }
    case .notInheritable(let name):
      return changeType(name) { type in
        guard type.form == .class, type.initializers.isEmpty else { return false }
        type.form = .protocol
        return true
      }
    case .notCallable(let type): return addMethod(besideProperty: type, place)
    case .usesSelfBeforeSuper:
      // Nobody calls an initializer of a protocol.
      guard let name = superclass(around: place.token) else { return nil }
      return changeType(name) { type in
        guard type.form == .class, type.designated.isEmpty, type.superclass == nil else { return false }
        type.form = .protocol
        type.initializers = []
        return true
      }
    case .needsOptional(let type):
      guard blame.isMissing(inMessage: place.message.text) || blame.isMissing(around: place.token, file: place.file),
        state.tries("optional", file: place.file, line: place.line, limit: 4)
      else { return nil }
      return makeOptional(type, place)
    case .needsSequence:
      guard blame.isMissing(inMessage: place.message.text),
        let loop = place.token.enclosing.lazy.compactMap({ $0.as(ForStmtSyntax.self) }).first,
        state.tries("sequence", file: place.file, line: place.line)
      else { return nil }
      wrap(loop.sequence.textRange, in: "empty", place)
      return true
    case .wrongType: return wrongType(place)
    case .operands(let types): return operands(types, place)
    case .missingOverride:
      guard let declaration = member(around: place.token), inheritsMissing(place.token),
        state.tries("override", file: place.file, line: place.line)
      else { return nil }
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
      edit(place.file) {
        $0.insert("override ", at: (modifiers?.first?.textRange ?? file.keyword(of: declaration)).lowerBound)
      }
      return true
    case .nothingOverridden:
      guard let declaration = member(around: place.token), inheritsMissing(place.token) || overridesSystem(place),
        let modifier = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.first(where: {
          $0.name.text == "override"
        })
      else { return nil }
      edit(place.file) { $0.replace(modifier.textRange, with: "") }
      return true
    case .needsGenericArguments(let name):
      guard let path = catalog.path(ofTypeNamed: name), let type = catalog[path: path], type.arity > 0,
        place.token.identifierText == type.name, state.tries("generic", file: place.file, line: place.line, limit: 3)
      else { return nil }
      insertArguments(type.arity, after: place.token, place.file)
      return true
    case .notExhaustive:
      guard isBlamed(place), let node = place.token.enclosing.lazy.compactMap({ $0.as(SwitchExprSyntax.self) }).first,
        state.tries("exhaustive", file: place.file, line: place.line)
      else { return nil }
      edit(place.file) { $0.insert("default: break ", at: node.rightBrace.textRange.lowerBound) }
      return true
    case .missingReturn:
      guard isBlamed(place), place.token.tokenKind == .rightBrace,
        state.tries("return", file: place.file, line: place.line)
      else { return nil }
      let arguments = StatementRemover(file: file).arguments(place.token)
      // Nothing that a semicolon could end stands before it in an empty body.
      let isEmpty =
        place.token.parent?.as(CodeBlockSyntax.self)?.statements.isEmpty
        ?? place.token.parent?.as(ClosureExprSyntax.self)?.statements.isEmpty ?? false
      edit(place.file) {
        $0.insert(
          "\(isEmpty ? "" : "; ")return StubSupport.LeftOut.value\(arguments) ", at: place.token.textRange.lowerBound
        )
      }
      return true
    case .noAttribute(let name):
      guard let attribute = place.token.enclosing.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first,
        blame.canBeMissing(name, in: place.file) || catalog.declares(name)
      else { return nil }
      if let owner = macroOwner(at: place, named: name) { state.incomplete.insert(owner) }
      edit(place.file) { $0.replace(attribute.textRange, with: "") }
      record(.adapted, file.text(attribute.textRange), place, detail: "is left out")
      return true
    default:
      if place.message.text.hasPrefix("generic parameter 'Element"), let done = inferElement(place) { return done }
      return isAboutArguments(place.message.text) ? makePlain(place) ?? addCall(place) : nil
    }
  }

  /// An initializer that a lost macro would have declared: the type is made without its arguments.
  mutating func makePlain(_ place: Place) -> Bool? {
    guard place.message.text.hasPrefix("argument passed to call that takes no arguments"),
      let call = self.call(around: place.token),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      state.incomplete.contains(type), !call.arguments.isEmpty
    else { return nil }
    record(.adapted, files[place.file].text(call.textRange), place, detail: "is made without its arguments")
    edit(place.file) { $0.replace(call.arguments.textRange, with: "") }
    return true
  }

  mutating func changeType(_ name: String, _ change: (inout StubType) -> Bool) -> Bool? {
    guard let path = catalog.path(ofTypeNamed: name), var type = catalog[path: path] else { return nil }
    guard change(&type) else { return catalog[path: path] != before[path: path] ? true : nil }
    catalog[path: path] = type
    return true
  }
}

extension ParsedSource {
  /// Where a declaration's own words begin, after its attributes.
  fileprivate func keyword(of declaration: DeclSyntax) -> Range<Int> {
    if let last = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.last,
      let next = last.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    {
      return next.textRange
    }
    return declaration.textRange
  }
}
