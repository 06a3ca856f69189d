import SwiftSources
import SwiftSyntax

// MARK: - Declarations of members

extension CodeRepair {
  /// Returns the missing protocol that a generic parameter or associated type must conform to: `extension Array where
  /// Element: Section`.
  func constraint(of parameter: String, around token: TokenSyntax) -> String? {
    for node in token.enclosing {
      if parameter == "Self", let extended = node.as(ExtensionDeclSyntax.self)?.extendedType {
        return catalog.path(ofTypeNamed: extended.trimmedDescription)
      }
      let requirements =
        node.asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause?.requirements
        ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.requirements
      for requirement in requirements ?? [] {
        guard let found = requirement.requirement.as(ConformanceRequirementSyntax.self),
          found.leftType.trimmedDescription == parameter
        else { continue }
        if let path = catalog.path(ofTypeNamed: found.rightType.trimmedDescription) { return path }
      }
      let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      for found in parameters ?? [] where found.name.identifierText == parameter {
        if let type = found.inheritedType, let path = catalog.path(ofTypeNamed: type.trimmedDescription) { return path }
      }
    }
    return nil
  }

  /// Adds a call on a system type with unknown labels, which a missing module adds, such as `UIColor(hex: "f00")` or
  /// `UIImage.animated(data: data)`.
  mutating func addCall(_ place: Place) -> Bool? {
    guard let call = self.call(around: place.token),
      call.arguments.contains(where: { $0.label != nil }),
      attribution.imports(of: place.file).contains(where: { $0.kind != .apple })
    else { return nil }
    if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard isSystemType(type) else { return nil }
      var shape = CallShape("init", call)
      shape.isFailable = call.isUnwrapped
      StubCatalog.add(shape, to: &catalog.additions[type, default: .init()].initializers)
      return catalog.additions[type]?.initializers != initialCatalog.additions[type]?.initializers ? true : nil
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, isSystemType(type)
    else { return nil }
    return add(member.declName.baseName.identifierText, call, isStatic: true, to: type)
  }

  /// Returns whether neither the project nor a missing module declares a type.
  func isSystemType(_ name: String) -> Bool {
    name.first?.isUppercase == true && project.types[name] == nil && !catalog.declares(name)
      && !project.declaresForAll(name)
  }

  mutating func noMember(_ type: String, _ member: String, _ isStatic: Bool, _ place: Place) -> Bool? {
    let call = self.call(at: place.token)
    if type == "MissingChoice" || (isStatic && type == "MissingObject") {
      if let call {
        StubCatalog.add(CallShape(member, call), to: &catalog.choiceCalls)
        return catalog.choiceCalls != initialCatalog.choiceCalls ? true : nil
      }
      catalog.choices.insert(member)
      return initialCatalog.choices.contains(member) ? nil : true
    }
    if let path = catalog.path(ofTypeNamed: type) ?? constraint(of: type, around: place.token),
      let stub = catalog[path: path]
    {
      if stub.form == .class {
        if isStatic || place.token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period {
          guard isStatic else { return nil }
          if let call {
            StubCatalog.add(CallShape(member, call), to: &catalog[path: path]!.caseCalls)
            return catalog[path: path]!.caseCalls != initialCatalog[path: path]?.caseCalls ? true : nil
          }
          catalog[path: path]!.cases.insert(member)
          return initialCatalog[path: path]?.cases.contains(member) == true ? nil : true
        }
        return nil
      }
      return add(member, call, isStatic: isStatic, to: path)
    }
    if let call, configures(call), attribution.canBeAddition(member, in: place.file) {
      catalog.configuring.insert(member)
      return initialCatalog.configuring.contains(member) ? nil : true
    }
    if let path = missingProtocol(of: type) { return add(member, call, isStatic: isStatic, to: path) }
    guard let extended = extensible(type), attribution.canBeAddition(member, in: place.file, to: extended),
      project.types[extended] == nil, isStatic || !catalog.declared.contains(member)
    else { return nil }
    return add(member, call, isStatic: isStatic, to: extended)
  }

  /// Returns the missing protocol that a type of the project conforms to, and that can add members to it.
  func missingProtocol(of type: String) -> String? {
    guard project.types[type] != nil else { return nil }
    return project.conformances(of: type).lazy.compactMap { catalog.path(ofTypeNamed: $0) }.first {
      catalog[path: $0]?.form == .protocol
    }
  }

  /// Returns whether the only argument of a call on a new object is a closure that configures the object:
  /// `UILabel().then { $0.text = "a" }`. Such a method calls the closure and returns the object.
  func configures(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true,
      call.additionalTrailingClosures.isEmpty
    else { return false }
    let closure: ClosureExprSyntax?
    if call.arguments.isEmpty {
      closure = call.trailingClosure
    } else {
      guard call.arguments.count == 1, call.trailingClosure == nil, call.arguments.first?.label == nil else {
        return false
      }
      closure = call.arguments.first?.expression.as(ClosureExprSyntax.self)
    }
    guard let closure, case .closure(let parameters, let givesValue, let isAsync) = ClosureShape.argument(of: closure)
    else { return false }
    return parameters.count == 1 && !isAsync && (!givesValue || CodeRepair.isAction(closure.statements))
  }

  /// Returns whether the statements are a single statement with an effect, such as `$0.text = "a"` or `$0.add(b)`.
  static func isAction(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let item = statements.first?.item else { return false }
    if item.is(FunctionCallExprSyntax.self) { return true }
    return item.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
  }

  mutating func add(_ member: String, _ call: FunctionCallExprSyntax?, isStatic: Bool, to type: String) -> Bool? {
    var additions = catalog.additions[type] ?? StubCatalog.Additions()
    switch (call, isStatic) {
    case (let call?, true): StubCatalog.add(CallShape(member, call), to: &additions.staticMethods)
    case (let call?, false): StubCatalog.add(CallShape(member, call), to: &additions.methods)
    case (nil, true): additions.staticVariables.insert(member)
    case (nil, false): additions.variables.insert(member)
    }
    catalog.additions[type] = additions
    // The result tells whether this round added the member, for this error or an earlier one.
    let old = initialCatalog.additions[type] ?? StubCatalog.Additions()
    switch (call, isStatic) {
    case (_?, true): return old.staticMethods != additions.staticMethods ? true : nil
    case (_?, false): return old.methods != additions.methods ? true : nil
    case (nil, true): return old.staticVariables.contains(member) ? nil : true
    case (nil, false): return old.variables.contains(member) ? nil : true
    }
  }

  /// Adds a method that a missing module declares with the name of a known property, such as `subviews(label, button)`.
  mutating func addMethod(besideProperty type: String, _ place: Place) -> Bool? {
    guard
      let call = place.token.enclosing.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(where: {
        $0.calledExpression.trimmedBytes.contains(place.token.trimmedBytes.lowerBound)
      })
    else { return nil }
    let name: String
    var owner: String?
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.identifierText
      if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self) {
        // The diagnostic does not name the receiver. A property with views belongs to views.
        owner = type.contains("UIView") ? "UIView" : nil
        guard owner != nil else { return nil }
      }
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.identifierText
    } else {
      return nil
    }
    if owner == nil {
      owner = classAround(place.token).flatMap { extensible($0) }
    }
    guard let owner, attribution.canBeAddition(name, in: place.file), project.types[owner] == nil else { return nil }
    return add(name, call, isStatic: false, to: owner)
  }

  /// Returns the type that an extension in a missing module must extend to add a member to a value of a type.
  func extensible(_ written: String) -> String? {
    var name = written.trimmed
    if name.hasPrefix("any ") { name = String(name.dropFirst(4)) }
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if name.hasPrefix("[") { return name.contains(" : ") ? "Dictionary" : "Array" }
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    for suffix in [".Type"] where name.hasSuffix(suffix) { name = String(name.dropLast(suffix.count)) }
    // Only the Objective-C runtime looks up members of objects without a known class.
    guard !name.isEmpty, !["Any", "AnyObject", "AnyClass", "Never", "Void", "Self"].contains(name),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    // A nested type of a project's type belongs to the project.
    let parts = name.split(separator: ".").map(String.init)
    if parts.count > 1, project.types[parts[0]] != nil {
      guard let last = parts.last, project.types[last] != nil else { return nil }
      name = last
    }
    if project.types[name] != nil {
      // Other types only have members that the project declares, except for those of missing superclasses.
      guard let root = project.superclasses(of: name).last, project.types[root] == nil,
        project.types[name]?.keyword == "class"
      else { return project.types[name]!.inherited.contains { catalog.path(ofTypeNamed: $0) != nil } ? name : nil }
      return SuperclassGuess.family(of: root) ?? root
    }
    return SuperclassGuess.family(of: name) ?? name
  }
}
