import SwiftSources
import SwiftSyntax

// MARK: - Added and removed keywords, attributes and statements

extension CodeRepair {
  mutating func addOverride(_ place: Place) -> Bool? {
    guard let declaration = member(around: place.token), inheritsMissing(place.token),
      state.mayTry("override", file: place.file, line: place.line)
    else { return nil }
    let modifier = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.first
    let offset = (modifier?.trimmedBytes ?? files[place.file].keyword(of: declaration)).lowerBound
    edit(place.file) { $0.insert("override ", at: offset) }
    return true
  }

  mutating func removeOverride(_ place: Place) -> Bool? {
    guard let declaration = member(around: place.token), inheritsMissing(place.token) || state.includesAllErrors,
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      let modifier = modifiers.first(where: { $0.name.text == "override" })
    else { return nil }
    edit(place.file) { $0.replace(modifier.trimmedBytes, with: "") }
    return true
  }

  mutating func addGenericArguments(of name: String, _ place: Place) -> Bool? {
    guard let path = catalog.path(ofTypeNamed: name), let type = catalog[path: path], type.arity > 0,
      place.token.identifierText == type.name, state.mayTry("generic", file: place.file, line: place.line, limit: 3)
    else { return nil }
    insertArguments(type.arity, after: place.token, place.file)
    return true
  }

  mutating func addDefaultCase(_ place: Place) -> Bool? {
    guard isAttributable(place),
      let node = place.token.enclosing.lazy.compactMap({ $0.as(SwitchExprSyntax.self) }).first,
      state.mayTry("exhaustive", file: place.file, line: place.line)
    else { return nil }
    edit(place.file) { $0.insert("default: break ", at: node.rightBrace.trimmedBytes.lowerBound) }
    return true
  }

  mutating func addReturn(_ place: Place) -> Bool? {
    guard isAttributable(place), place.token.tokenKind == .rightBrace,
      state.mayTry("return", file: place.file, line: place.line)
    else { return nil }
    let arguments = StatementRemover(file: files[place.file]).arguments(place.token)
    // In an empty body, a semicolon has no statement to end.
    let statements =
      place.token.parent?.as(CodeBlockSyntax.self)?.statements
      ?? place.token.parent?.as(ClosureExprSyntax.self)?.statements
    let separator = statements?.isEmpty == true ? "" : "; "
    edit(place.file) {
      $0.insert(
        "\(separator)return StubSupport.OmittedCode.value\(arguments) ", at: place.token.trimmedBytes.lowerBound)
    }
    return true
  }

  /// Adds an initializer to a class whose initializers or default property values are omitted. The initializer stops
  /// the app, because no value of the properties is known.
  mutating func addInitializer(_ place: Place) -> Bool? {
    guard let type = place.token.enclosing.lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first,
      state.mayTry("initializer", file: place.file, line: place.line)
    else { return nil }
    let arguments = StatementRemover(file: files[place.file]).arguments(type.name)
    edit(place.file) {
      $0.insert(
        " init(omitted: Swift.Never) { StubSupport.OmittedCode.stop\(arguments) };",
        at: type.memberBlock.leftBrace.trimmedBytes.upperBound)
    }
    record(.adapted, "class \(type.name.text)", place, detail: "gets an initializer that terminates the app")
    return true
  }

  /// Removes an attribute of a missing module. It may be a macro that adds members to a type.
  mutating func removeAttribute(_ name: String, _ place: Place) -> Bool? {
    guard let attribute = place.token.enclosing.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first,
      attribution.canBeMissing(name, in: place.file) || catalog.declares(name)
    else { return nil }
    if let owner = macroOwner(at: place, named: name) { state.incomplete.insert(owner) }
    edit(place.file) { $0.replace(attribute.trimmedBytes, with: "") }
    record(.adapted, files[place.file].text(attribute.trimmedBytes), place, detail: "is omitted")
    return true
  }

  /// Creates a type without arguments, because a removed macro would have declared its initializer.
  mutating func dropArguments(_ place: Place) -> Bool? {
    guard place.message.text.hasPrefix("argument passed to call that takes no arguments"),
      let call = self.call(around: place.token),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      state.incomplete.contains(type), !call.arguments.isEmpty
    else { return nil }
    record(.adapted, files[place.file].text(call.trimmedBytes), place, detail: "is created without its arguments")
    edit(place.file) { $0.replace(call.arguments.trimmedBytes, with: "") }
    return true
  }
}

extension ModuleFile {
  /// Returns the range of the first token of a declaration after its attributes.
  fileprivate func keyword(of declaration: DeclSyntax) -> Range<Int> {
    if let last = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.last,
      let next = last.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    {
      return next.trimmedBytes
    }
    return declaration.trimmedBytes
  }
}
