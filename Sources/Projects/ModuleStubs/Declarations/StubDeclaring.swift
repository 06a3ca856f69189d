/// Creates declarations from the facts about missing names.
enum StubDeclaring {
  /// Adds declarations for a name and returns whether the catalog has changed.
  static func declare(_ name: String, _ facts: NameFacts, in catalog: inout StubCatalog) -> Bool {
    let before = catalog.types[name]
    // The name is a constant, such as a key, or a function. A type would be instantiated, named as a type, or asked for
    // members.
    let isConstant = facts.isValue && !facts.isBase && facts.calls.isEmpty
    if facts.attributeTargets.isEmpty, !facts.isInTypePosition, name.first?.isUppercase != true || isConstant {
      return declareValue(name, facts, in: &catalog)
    }
    catalog.types[name] = type(name, facts, before)
    return catalog.types[name] != before
  }

  private static func declareValue(_ name: String, _ facts: NameFacts, in catalog: inout StubCatalog) -> Bool {
    if facts.calls.isEmpty { return catalog.variables.insert(name).inserted }
    var isNew = false
    for shape in facts.calls where catalog.addFunction(shape) { isNew = true }
    return isNew
  }

  private static func type(_ name: String, _ facts: NameFacts, _ before: StubType?) -> StubType {
    var type = before ?? StubType(name: name, form: form(name, facts))
    type.arity = max(type.arity, facts.arity)
    switch type.form {
    case .class:
      if before == nil {
        let guess = SuperclassGuess.superclass(named: name, overrides: facts.overrides)
        // The name may be more specific.
        type.superclass =
          guess.flatMap { SuperclassGuess.isSubclass($0, of: facts.representedClass) ? $0 : nil }
          ?? facts.representedClass ?? guess
      }
      if facts.isFirstOfClass { type.isOpen = true }
      for shape in facts.calls { add(shape, to: &type) }
      for shape in facts.superCalls {
        add(shape, to: &type)
        type.designated.insert(initializer(shape).signature)
      }
      type.failable.formUnion(facts.failableCalls.map { "init" + $0.drop { $0 != "(" } })
    case .protocol:
      if facts.isWeak || isDelegate(name) { type.isClassBound = true }
      if facts.isOfOther { type.isClassBound = false }
      if facts.isWeak { type.isClassBound = true }
    case .wrapper, .builder, .globalActor: break
    }
    for shape in facts.attributeArguments { StubCatalog.add(shape, to: &type.attributeArguments) }
    for (inner, innerFacts) in facts.nested {
      type.nested[inner] = self.type(inner, innerFacts, type.nested[inner])
    }
    return type
  }

  private static func initializer(_ shape: CallShape) -> CallShape {
    var shape = shape
    shape.name = "init"
    return shape
  }

  @discardableResult
  static func add(_ call: CallShape, to type: inout StubType) -> Bool {
    StubCatalog.add(initializer(call), to: &type.initializers)
  }

  private static func form(_ name: String, _ facts: NameFacts) -> StubType.Form {
    if let target = facts.attributeTargets.first {
      switch target {
      case .variable: return .wrapper
      case .function, .parameter: return .builder
      case .type: return .globalActor
      }
    }
    if facts.isOfOther || facts.isLaterOfClass || facts.isComposed { return .protocol }
    if !facts.calls.isEmpty || facts.usesSuper || !facts.overrides.isEmpty { return .class }
    if facts.isFirstOfClass || facts.isWeak || facts.isConstraint { return isProtocolName(name) ? .protocol : .class }
    return isDelegate(name) ? .protocol : .class
  }

  private static func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Datasource"].contains { name.hasSuffix($0) }
  }

  private static func isProtocolName(_ name: String) -> Bool {
    isDelegate(name)
      || ["Protocol", "able", "ible", "Type", "Observer", "Mapping", "Providing", "Convertible"].contains {
        name.hasSuffix($0)
      }
  }
}
