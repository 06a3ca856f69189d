import Foundation
import SwiftSyntax

/// Does something about the errors of one round: declares more, adapts the source text, or leaves out the smallest piece.
struct Mender {
  let files: [ParsedSource]
  /// The files before anything was changed.
  let originals: [ParsedSource]
  let project: ProjectNames
  let missing: [MissingModule]
  let isAppleName: @Sendable (String) -> Bool
  let isAppleMember: @Sendable (String) -> Bool
  /// Errors that may be left out though no missing module is to blame for them; nil where all may.
  private let allows: (@Sendable (CheckerMessage) -> Bool)?
  private(set) var catalog: StubCatalog
  /// At the start of the round: what came since is still to be tried.
  private let before: StubCatalog
  private(set) var state: MendingState
  private(set) var edits: [Int: SourceEdits] = [:]
  private(set) var isChanged = false
  /// Files that use names declared in the place of missing ones, and import no missing module that would bring them.
  private(set) var usingNames: Set<Int> = []
  /// Errors that nothing was done about.
  private(set) var left: [CheckerMessage] = []
  private var blame: Blame
  private let fileNumbers: [String: Int]

  init(
    files: [ParsedSource], originals: [ParsedSource], project: ProjectNames, missing: [MissingModule],
    isAppleName: @escaping @Sendable (String) -> Bool, isAppleMember: @escaping @Sendable (String) -> Bool,
    allows: (@Sendable (CheckerMessage) -> Bool)? = nil, catalog: StubCatalog, state: MendingState
  ) {
    self.files = files
    self.originals = originals
    self.project = project
    self.missing = missing
    self.isAppleName = isAppleName
    self.isAppleMember = isAppleMember
    self.allows = allows
    self.catalog = catalog
    before = catalog
    self.state = state
    blame = Blame(
      files: files, project: project, catalog: catalog, missing: missing, isAppleName: isAppleName,
      isAppleMember: isAppleMember, lost: state.lost,
      takesAll: state.takesAll)
    var numbers: [String: Int] = [:]
    for (index, file) in files.enumerated() { for name in file.namedFiles { numbers[name] = index } }
    fileNumbers = numbers
  }

  /// An error with its place in the syntax tree.
  private struct Place {
    var message: CheckerMessage
    var complaint: Complaint
    var file: Int
    var token: TokenSyntax
    var line: Int
  }

  mutating func mend(_ messages: [CheckerMessage]) {
    var places: [Place] = []
    for message in messages where message.isError {
      guard let name = message.file, let file = fileNumbers[name], let offset = files[file].offset(of: message),
        let token = files[file].token(at: offset)
      else {
        left.append(message)
        continue
      }
      places.append(
        Place(
          message: message, complaint: Complaint(message.text), file: file, token: token,
          line: files[file].line(at: token.textRange.lowerBound)))
    }
    if state.takesAll, let allows {
      let isMine = places.map { mayBeMended($0, allows) }
      left += zip(places, isMine).filter { !$0.1 }.map(\.0.message)
      places = zip(places, isMine).filter(\.1).map(\.0)
    }
    if declareNames(places) {
      // What these names are missing from has errors of other kinds, too.
      isChanged = true
      return
    }
    var handled: Set<SyntaxIdentifier> = []
    for place in places {
      let statement = Blame.statement(around: place.token)
      if let statement, handled.contains(statement.id) { continue }
      if mend(place) {
        isChanged = true
        if let statement { handled.insert(statement.id) }
      } else {
        left.append(place.message)
      }
    }
  }

  /// Whether an error is one of a missing module, or allowed to be left out otherwise.
  private mutating func mayBeMended(_ place: Place, _ allows: (CheckerMessage) -> Bool) -> Bool {
    if allows(place.message) || overridesSystem(place) || usesSystemMember(place) || isOfNewerSystem(place)
      || isOfView(place)
    {
      return true
    }
    // Whatever is not found counts as missing meanwhile.
    let all = blame
    defer { blame = all }
    blame = Blame(
      files: files, project: project, catalog: catalog, missing: missing, isAppleName: isAppleName,
      isAppleMember: isAppleMember, lost: state.lost)
    return isBlamed(place)
  }

  /// An override of a method that Apple's class has and the one here lacks.
  private func overridesSystem(_ place: Place) -> Bool {
    guard state.takesAll, Mender.isLostOverride(place.message), let declaration = member(around: place.token),
      let type = classAround(place.token), let root = project.superclasses(of: type).last
    else { return false }
    let names =
      declaration.as(FunctionDeclSyntax.self).map { [$0.name.identifierText] }
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    return project.types[root] == nil && isAppleName(root)
      && names.contains { isAppleMember($0) || ObjectMembers.names.contains($0) }
  }

  /// A member that Apple's superclass of the class around has, and the one here lacks, by its name alone.
  private func usesSystemMember(_ place: Place) -> Bool {
    guard state.takesAll else { return false }
    switch place.complaint {
    case .noName(let name):
      return (isAppleMember(name) || isKeyValueCall(place.token)) && classAround(place.token).map(isSystems) ?? false
    // A message that all of Objective-C's objects take, sent to one of the project's classes.
    case .noMember(let type, let name, _):
      let own = String(type.split(separator: ".").last ?? "")
      return project.types[own]?.keyword == "class" && ObjectMembers.names.contains(name) && isSystems(own)
    default: return false
    }
  }

  /// `value(forKey: "searchField")`, `setValue(3, forKeyPath: "a.b")`: nothing else is called so.
  private func isKeyValueCall(_ token: TokenSyntax) -> Bool {
    ["value", "setValue"].contains(token.identifierText)
      && call(at: token)?.arguments.contains { ["forKey", "forKeyPath"].contains($0.label?.text) } == true
  }

  /// Whether a class is Apple's, or derives from one that is.
  private func isSystems(_ type: String) -> Bool {
    let root = project.superclasses(of: type).last ?? type
    return project.types[root] == nil && isAppleName(root)
  }

  /// Something of the system's under a condition of availability that asks for a newer one than what is known here.
  private func isOfNewerSystem(_ place: Place) -> Bool {
    switch place.complaint {
    case .noType(let name), .noName(let name):
      guard ApplePrefixes.isApple(name) || classAround(place.token).map(isSystems) ?? false else { return false }
    case .noMember(let type, _, _): guard extensible(type).map(isAppleName) ?? false else { return false }
    default: return false
    }
    return Availability.asksForNewer(around: place.token)
  }

  /// A view is made in a way that the compiler finds no overload or type for: SwiftUI has more of them than what is here.
  private func isOfView(_ place: Place) -> Bool {
    guard state.takesAll, project.imports[place.file].contains("SwiftUI"), ViewComplaints.areOne(place.message.text)
    else { return false }
    return place.token.enclosing.contains { node in
      let type =
        node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        ?? node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      guard let opaque = type?.as(SomeOrAnyTypeSyntax.self) else { return false }
      return ModuleStubber.opaqueResults.contains(
        opaque.constraint.trimmedDescription.split(separator: ".").last.map(String.init) ?? "")
    }
  }

  /// The class whose body or extension a place is in.
  private func classAround(_ token: TokenSyntax) -> String? {
    token.enclosing.lazy.compactMap { node in
      node.as(ClassDeclSyntax.self)?.name.identifierText
        ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }.first
  }

  /// Whether an error says that nothing is there that could be overridden.
  static func isLostOverride(_ message: CheckerMessage) -> Bool {
    if case .nothingOverridden = Complaint(message.text) { true } else { false }
  }

  // MARK: Names

  private mutating func declareNames(_ places: [Place]) -> Bool {
    var names: Set<String> = []
    var operators: [String: StubCatalog.Fixity] = [:]
    for place in places {
      switch place.complaint {
      case .noType(let name), .noName(let name), .noAttribute(let name):
        if state.takesAll, allows != nil, blame.imports(of: place.file).isEmpty,
          catalog.declares(name) || blame.canBeMissing(name, in: place.file),
          state.tries("import", file: place.file, line: 0)
        {
          usingNames.insert(place.file)
          isChanged = true
        }
        guard !catalog.declares(name), blame.canBeMissing(name, in: place.file), !usesSystemMember(place) else {
          continue
        }
        if case .noAttribute = place.complaint, macroOwner(at: place, named: name) != nil { continue }
        if name.first?.isLowercase == true, case .noName = place.complaint, inheritedMember(name, at: place) {
          isChanged = true
          continue
        }
        names.insert(name)
        if state.takesAll, !blame.imports(of: place.file).contains(where: { $0.kind == .apple || !isAppleName(name) }) {
          state.overruled.append(place.message)
        }
      case .noOperator(let name):
        guard !catalog.declares(name), blame.canBeMissing(name, in: place.file),
          name.allSatisfy({ "/=-+!*%<>&|^~?".contains($0) || !$0.isASCII }), !name.isEmpty
        else { continue }
        operators[name] =
          place.token.parent?.is(BinaryOperatorExprSyntax.self) == true
          ? .infix : place.token.parent?.is(PostfixOperatorExprSyntax.self) == true ? .postfix : .prefix
      default: continue
      }
    }
    guard !names.isEmpty || !operators.isEmpty else { return isChanged }
    catalog.operators.merge(operators) { first, _ in first }
    let collector = NameFactsCollector(names: names, project: project, modules: Set(missing.map(\.name)))
    for file in files { collector.collect(file) }
    for name in names {
      let facts = collector.facts[name] ?? NameFacts()
      _ = StubDeclaring.declare(name, facts, in: &catalog)
    }
    return true
  }

  /// The type whose attribute is a macro: those of types that are no global actors, as `@Model`. An actor has no other one.
  private func macroOwner(at place: Place, named name: String) -> String? {
    guard let attribute = place.token.enclosing.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first,
      let owner = attribute.parent?.parent, let group = owner.asProtocol((any NamedDeclSyntax).self),
      owner.asProtocol((any DeclGroupSyntax).self) != nil, owner.is(ActorDeclSyntax.self) || !name.hasSuffix("Actor")
    else { return nil }
    return group.name.identifierText
  }

  /// A name that a class can have inherited from a missing one.
  private mutating func inheritedMember(_ name: String, at place: Place) -> Bool {
    for node in place.token.enclosing {
      let type: String
      if let declaration = node.as(ClassDeclSyntax.self) {
        type = declaration.name.identifierText
      } else if let declaration = node.as(ExtensionDeclSyntax.self) {
        type = declaration.extendedType.trimmedDescription
      } else {
        continue
      }
      guard let root = project.superclasses(of: type).last, let path = catalog.path(ofTypeNamed: root) else { continue }
      if let call = place.token.parent?.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == place.token.parent?.id
      {
        StubCatalog.add(CallShape(name, call), to: &catalog.additions[path, default: .init()].methods)
      } else {
        catalog.additions[path, default: .init()].variables.insert(name)
      }
      return catalog.additions[path] != before.additions[path]
    }
    return false
  }

  // MARK: One error

  private mutating func mend(_ place: Place) -> Bool {
    let done = specialCase(place)
    let isDone: Bool
    if let done {
      isDone = done
    } else if isBlamed(place) || state.takesAll {
      isDone = refineCalls(place) || cut(place)
    } else {
      isDone = false
    }
    if isDone, state.takesAll, !isOfMissingModule(place), !state.overruled.contains(place.message) {
      state.overruled.append(place.message)
    }
    return isDone
  }

  /// An error that would have been mended anyway, as those that come of what was declared and left out.
  private func isOfMissingModule(_ place: Place) -> Bool {
    blame.isMissing(inMessage: place.message.text) || blame.isMissing(around: place.token, file: place.file)
  }

  private func isBlamed(_ place: Place) -> Bool {
    if blame.isMissing(inMessage: place.message.text) { return true }
    switch place.complaint {
    case .noType(let name), .noName(let name), .noAttribute(let name), .noOperator(let name), .noMacro(let name):
      return state.lost.contains(name) || blame.canBeMissing(name, in: place.file)
    case .missingReturn, .notExhaustive:
      return (Blame.body(around: place.token).map { Cutter.hasCut($0) } ?? false)
        || blame.isMissing(around: place.token, file: place.file)
    case .noMember(let type, let member, _):
      return state.lost.contains(member) || state.incomplete.contains(type)
        || extensible(type).map { blame.canBeAddition(member, in: place.file, to: $0) } ?? false
    default:
      if flowIsCut(place) || isOperatorForSystemTypes(place) { return true }
      let text = place.message.text
      if isAboutArguments(text), let call = self.call(around: place.token),
        initialised(by: call, in: Syntax(call)) != nil
      {
        return true
      }
      if Mender.isUninferred(text),
        isBehindCut(place) || (state.takesUninferred && !blame.imports(of: place.file).isEmpty)
      {
        return true
      }
      // What is there and can't be used here is so whatever stands beside it.
      if text.contains("is unavailable") || text.contains("has been renamed to") { return false }
      return blame.isMissing(around: place.token, file: place.file)
    }
  }

  /// An operator on types of the system, which a layout library can have declared: `view.topAnchor == other.topAnchor + 8`.
  private func isOperatorForSystemTypes(_ place: Place) -> Bool {
    guard place.token.parent?.is(BinaryOperatorExprSyntax.self) == true else { return false }
    let text = place.message.text
    guard text.hasPrefix("binary operator '") || text.hasPrefix("referencing operator function '") else { return false }
    return blame.imports(of: place.file).contains { $0.kind == .thirdParty }
      && Complaint.quoted(in: text).contains {
        isAppleName($0) || project.superclasses(of: $0).last.map(isAppleName) == true
      }
  }

  /// The compiler could not tell types: where those of a missing module are all alike, that is their doing.
  private static func isUninferred(_ text: String) -> Bool {
    [
      "cannot be resolved without a contextual type", "could not be inferred", "cannot infer ",
      "failed to produce diagnostic", "no exact matches in call", "ambiguous", "unable to infer",
      "unable to type-check this expression",
      "cannot convert value of type 'module<",
    ].contains { text.contains($0) }
  }

  private func isAboutArguments(_ text: String) -> Bool {
    ["argument passed to call", "incorrect argument label", "extra argument", "missing argument", "no exact matches"]
      .contains { text.hasPrefix($0) }
  }

  private func call(around token: TokenSyntax) -> FunctionCallExprSyntax? {
    token.enclosing.prefix(8).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
  }

  /// Something was left out of a body around a place, however far out: types can have come from there.
  private func isBehindCut(_ place: Place) -> Bool {
    place.token.enclosing.contains { node in
      (node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(AccessorBlockSyntax.self)
        || node.is(ClosureExprSyntax.self)) && Cutter.hasCut(node)
    }
  }

  /// What only the flow of the code tells comes after cuts in the same body.
  private func flowIsCut(_ place: Place) -> Bool {
    let text = place.message.text
    guard
      text.contains("before being initialized") || text.contains("without initializing all stored properties")
        || text.contains("isn't called on all paths") || text.contains("must not fall through")
    else { return false }
    return Blame.body(around: place.token).map { Cutter.hasCut($0) } ?? false
  }

  /// - Returns: nil where the general way is to be gone.
  private mutating func specialCase(_ place: Place) -> Bool? {
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
        guard type.form == .class, type.initialisers.isEmpty else { return false }
        type.form = .protocol
        return true
      }
    case .notCallable(let type): return addMethod(besideProperty: type, place)
    case .usesSelfBeforeSuper:
      // Nobody calls an initialiser of a protocol.
      guard let name = superclass(around: place.token) else { return nil }
      return changeType(name) { type in
        guard type.form == .class, type.initialisers.isEmpty, type.superclass == nil else { return false }
        type.form = .protocol
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
      let arguments = Cutter(file: file).arguments(place.token)
      // Nothing that a semicolon could end stands before it in an empty body.
      let isEmpty =
        place.token.parent?.as(CodeBlockSyntax.self)?.statements.isEmpty
        ?? place.token.parent?.as(ClosureExprSyntax.self)?.statements.isEmpty ?? false
      edit(place.file) {
        $0.insert(
          "\(isEmpty ? "" : "; ")return MissingModules.LeftOut.value\(arguments) ", at: place.token.textRange.lowerBound
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

  /// An initialiser that a lost macro would have declared: the type is made without its arguments.
  private mutating func makePlain(_ place: Place) -> Bool? {
    guard place.message.text.hasPrefix("argument passed to call that takes no arguments"),
      let call = self.call(around: place.token),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      state.incomplete.contains(type), !call.arguments.isEmpty
    else { return nil }
    record(.adapted, files[place.file].text(call.textRange), place, detail: "is made without its arguments")
    edit(place.file) { $0.replace(call.arguments.textRange, with: "") }
    return true
  }

  /// The missing protocol that a generic parameter or associated type has to conform to: `extension Array where Element: Section`.
  private func constraint(of parameter: String, around token: TokenSyntax) -> String? {
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

  /// A call of a type of the system with labels that it doesn't know: what a missing module adds to it, as
  /// `UIColor(hex: "f00")` or `UIImage.animated(data: data)`.
  private mutating func addCall(_ place: Place) -> Bool? {
    guard let call = self.call(around: place.token),
      call.arguments.contains(where: { $0.label != nil }),
      blame.imports(of: place.file).contains(where: { $0.kind != .apple })
    else { return nil }
    if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      guard isSystemType(type) else { return nil }
      var shape = CallShape("init", call)
      shape.isFailable = call.isUnwrapped
      StubCatalog.add(shape, to: &catalog.additions[type, default: .init()].initialisers)
      return catalog.additions[type]?.initialisers != before.additions[type]?.initialisers ? true : nil
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, isSystemType(type)
    else { return nil }
    return add(member.declName.baseName.identifierText, call, isStatic: true, to: type)
  }

  /// A type that neither the project nor a missing module declares.
  private func isSystemType(_ name: String) -> Bool {
    name.first?.isUppercase == true && project.types[name] == nil && !catalog.declares(name)
      && !project.declaresForAll(name)
  }

  // MARK: Members

  private mutating func noMember(_ type: String, _ member: String, _ isStatic: Bool, _ place: Place) -> Bool? {
    let call = self.call(at: place.token)
    if type == "MissingChoice" || (isStatic && type == "MissingObject") {
      if let call {
        StubCatalog.add(CallShape(member, call), to: &catalog.choiceCalls)
        return catalog.choiceCalls != before.choiceCalls ? true : nil
      }
      catalog.choices.insert(member)
      return before.choices.contains(member) ? nil : true
    }
    if let path = catalog.path(ofTypeNamed: type) ?? constraint(of: type, around: place.token),
      let stub = catalog[path: path]
    {
      if stub.form == .class {
        if isStatic || place.token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period {
          guard isStatic else { return nil }
          if let call {
            StubCatalog.add(CallShape(member, call), to: &catalog[path: path]!.caseCalls)
            return catalog[path: path]!.caseCalls != before[path: path]?.caseCalls ? true : nil
          }
          catalog[path: path]!.cases.insert(member)
          return before[path: path]?.cases.contains(member) == true ? nil : true
        }
        return nil
      }
      return add(member, call, isStatic: isStatic, to: path)
    }
    if let call, configures(call), blame.canBeAddition(member, in: place.file) {
      catalog.configuring.insert(member)
      return before.configuring.contains(member) ? nil : true
    }
    if let path = missingProtocol(of: type) { return add(member, call, isStatic: isStatic, to: path) }
    guard let extended = extensible(type), blame.canBeAddition(member, in: place.file, to: extended),
      project.types[extended] == nil
    else { return nil }
    return add(member, call, isStatic: isStatic, to: extended)
  }

  /// The missing protocol that a type of the project conforms to, and that can give it members.
  private func missingProtocol(of type: String) -> String? {
    guard project.types[type] != nil else { return nil }
    return project.conformances(of: type).lazy.compactMap { catalog.path(ofTypeNamed: $0) }.first {
      catalog[path: $0]?.form == .protocol
    }
  }

  /// A method that an object is told right where it is made, with nothing but a closure that does things with it:
  /// `UILabel().then { $0.text = "a" }`. It can hardly be anything else than one that calls the closure and gives the object.
  private func configures(_ call: FunctionCallExprSyntax) -> Bool {
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
    return parameters.count == 1 && !isAsync && (!givesValue || Mender.isDeed(closure.statements))
  }

  /// A single statement that does something, as `$0.text = "a"` or `$0.add(b)`.
  private static func isDeed(_ statements: CodeBlockItemListSyntax) -> Bool {
    guard statements.count == 1, let item = statements.first?.item else { return false }
    if item.is(FunctionCallExprSyntax.self) { return true }
    return item.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false
  }

  private mutating func add(_ member: String, _ call: FunctionCallExprSyntax?, isStatic: Bool, to type: String) -> Bool?
  {
    var additions = catalog.additions[type] ?? StubCatalog.Additions()
    switch (call, isStatic) {
    case (let call?, true): StubCatalog.add(CallShape(member, call), to: &additions.staticMethods)
    case (let call?, false): StubCatalog.add(CallShape(member, call), to: &additions.methods)
    case (nil, true): additions.staticVariables.insert(member)
    case (nil, false): additions.variables.insert(member)
    }
    catalog.additions[type] = additions
    // Whether the round added it, for this error or one before.
    let old = before.additions[type] ?? StubCatalog.Additions()
    switch (call, isStatic) {
    case (_?, true): return old.staticMethods != additions.staticMethods ? true : nil
    case (_?, false): return old.methods != additions.methods ? true : nil
    case (nil, true): return old.staticVariables.contains(member) ? nil : true
    case (nil, false): return old.variables.contains(member) ? nil : true
    }
  }

  /// A method that a missing module adds under the name of a property that is there, as `subviews(label, button)`.
  private mutating func addMethod(besideProperty type: String, _ place: Place) -> Bool? {
    guard
      let call = place.token.enclosing.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first(where: {
        $0.calledExpression.textRange.contains(place.token.textRange.lowerBound)
      })
    else { return nil }
    let name: String
    var owner: String?
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.identifierText
      if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self) {
        // What it is called on is not told: a property of views belongs to views.
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
    guard let owner, blame.canBeAddition(name, in: place.file), project.types[owner] == nil else { return nil }
    return add(name, call, isStatic: false, to: owner)
  }

  /// The call whose callee's name a token is.
  private func call(at token: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var called = Syntax(reference)
    if let member = called.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      called = Syntax(member)
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == called.id
    else {
      return nil
    }
    return call
  }

  /// The type that an extension of a missing module extends so that a value of a type has a member.
  private func extensible(_ written: String) -> String? {
    var name = written.trimmed
    if name.hasPrefix("any ") { name = String(name.dropFirst(4)) }
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if name.hasPrefix("[") { return name.contains(" : ") ? "Dictionary" : "Array" }
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    for suffix in [".Type"] where name.hasSuffix(suffix) { name = String(name.dropLast(suffix.count)) }
    // Objects of no class have members where Objective-C is there.
    guard !name.isEmpty, !["Any", "AnyObject", "AnyClass", "Never", "Void", "Self"].contains(name),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    else { return nil }
    if project.types[name] != nil {
      // Others have no members that the project doesn't declare, but for those of missing types that they derive from.
      guard let root = project.superclasses(of: name).last, project.types[root] == nil,
        project.types[name]?.keyword == "class"
      else { return project.types[name]!.inherited.contains { catalog.path(ofTypeNamed: $0) != nil } ? name : nil }
      return SuperclassGuess.family(of: root) ?? root
    }
    return SuperclassGuess.family(of: name) ?? name
  }

  private mutating func notConforming(_ type: String, _ conformance: String, _ place: Place) -> Bool? {
    if let path = catalog.path(ofTypeNamed: type) {
      return conform(path, to: conformance)
    }
    // A type of the project is made of missing ones.
    guard ["Decodable", "Encodable", "Codable"].contains(conformance),
      let group = place.token.enclosing.first(where: { $0.asProtocol((any DeclGroupSyntax).self) != nil })
    else { return nil }
    let names = TypeNameCollector(viewMode: .sourceAccurate)
    names.walk(group)
    var isNew = false
    for name in names.names.sorted() where catalog.types[name] != nil {
      if conform(name, to: "Codable") == true { isNew = true }
    }
    return isNew ? true : nil
  }

  private mutating func conform(_ path: String, to conformance: String) -> Bool? {
    guard var type = catalog[path: path] else { return nil }
    let name = ["Decodable", "Encodable"].contains(conformance) ? "Codable" : conformance
    guard StubConformances.known.contains(name), !StubConformances.given.contains(name) || type.form == .protocol,
      type.form == .class || type.form == .protocol,
      type.form == .protocol || !type.isOpen || StubConformances.isWithoutMembers(name)
    else { return nil }
    type.conformances.insert(name)
    catalog[path: path] = type
    return before[path: path]?.conformances.contains(name) == true ? nil : true
  }

  private final class TypeNameCollector: SyntaxVisitor {
    var names: Set<String> = []
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.identifierText)
      return .visitChildren
    }

    /// A property without a type has that of its value: `var sizes = List<Size>()`.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.baseName.identifierText)
      return .skipChildren
    }
  }

  private mutating func changeType(_ name: String, _ change: (inout StubType) -> Bool) -> Bool? {
    guard let path = catalog.path(ofTypeNamed: name), var type = catalog[path: path] else { return nil }
    guard change(&type) else { return catalog[path: path] != before[path: path] ? true : nil }
    catalog[path: path] = type
    return true
  }

  // MARK: Adapting

  private mutating func edit(_ file: Int, _ change: (inout SourceEdits) -> Void) {
    change(&edits[file, default: SourceEdits()])
  }

  private mutating func record(_ kind: StubEntry.Kind, _ text: String, _ place: Place, detail: String) {
    let file = files[place.file]
    let module = imports(of: place.file)
    // What was changed before is not the author's text.
    let text =
      text.contains("MissingModules.")
      ? originals[place.file].text(ofLine: file.textLine(at: place.token.textRange.lowerBound)) : text
    state.entries.append(
      StubEntry(
        module: module, name: Cutter.short(text), kind: kind, severity: kind == .leftOut ? .warning : .note,
        detail: detail, reason: place.message.text,
        places: [StubEntry.Place(file: file.source.original.path(percentEncoded: false), line: place.line)]))
  }

  /// The module that a file misses, where it is one alone.
  private func imports(of file: Int) -> MissingModule? {
    let modules = blame.imports(of: file)
    return modules.count == 1 ? modules[0] : nil
  }

  private mutating func wrap(_ range: Range<Int>, in name: String, _ place: Place) {
    edit(place.file) {
      $0.insert("MissingModules.LeftOut.\(name)(", at: range.lowerBound)
      $0.insert(")", at: range.upperBound)
    }
    record(.adapted, files[place.file].text(range), place, detail: Mender.details[name] ?? "")
  }

  private static let details = [
    "empty": "is taken for an empty sequence", "absent": "is taken for nothing",
    "converted": "is taken for a value of the type that is wanted",
  ]

  private mutating func makeOptional(_ type: String, _ place: Place) -> Bool? {
    guard let binding = place.token.enclosing.lazy.compactMap({ $0.as(OptionalBindingConditionSyntax.self) }).first
    else {
      return nil
    }
    if let initializer = binding.initializer {
      wrap(initializer.value.textRange, in: "absent", place)
    } else {
      let name = binding.pattern.trimmedDescription
      edit(place.file) {
        $0.insert(" = MissingModules.LeftOut.absent(\(name))", at: binding.pattern.textRange.upperBound)
      }
      record(.adapted, name, place, detail: Mender.details["absent"]!)
    }
    return true
  }

  private mutating func wrongType(_ place: Place) -> Bool? {
    let text = place.message.text
    guard blame.isMissing(inMessage: text) else { return nil }
    if text.hasPrefix("cannot use optional chaining on") {
      guard let chained = place.token.enclosing.lazy.compactMap({ $0.as(OptionalChainingExprSyntax.self) }).first,
        state.tries("chaining", file: place.file, line: place.line, limit: 4)
      else { return nil }
      edit(place.file) { $0.replace(chained.questionMark.textRange, with: "") }
      return true
    }
    if text.hasPrefix("cannot force unwrap value of non-optional type") {
      guard let unwrapped = place.token.enclosing.lazy.compactMap({ $0.as(ForceUnwrapExprSyntax.self) }).first,
        state.tries("unwrapped", file: place.file, line: place.line, limit: 4)
      else { return nil }
      edit(place.file) { $0.replace(unwrapped.exclamationMark.textRange, with: "") }
      return true
    }
    if text.hasPrefix("value of optional type '") {
      guard text.contains("to refer to member"),
        let member = place.token.parent?.parent?.as(MemberAccessExprSyntax.self),
        let base = member.base,
        member.declName.baseName.id == place.token.id || base.textRange.contains(place.token.textRange.lowerBound),
        state.tries("unwrapping", file: place.file, line: place.line, limit: 4)
      else { return nil }
      edit(place.file) { $0.insert("?", at: base.textRange.upperBound) }
      return true
    }
    guard state.tries("conversion", file: place.file, line: place.line, limit: 3),
      let expression = value(at: place.token), !Cutter.isCut(expression),
      !expression.trimmedDescription.hasPrefix("MissingModules.LeftOut.converted("),
      expression.parent?.is(InOutExprSyntax.self) != true
    else { return nil }
    wrap(expression.textRange, in: "converted", place)
    return true
  }

  /// The whole chain that a message about a value points into.
  private func value(at token: TokenSyntax) -> ExprSyntax? {
    guard var node = token.enclosing.lazy.compactMap({ $0.as(ExprSyntax.self) }).first else { return nil }
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self) {
        node = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
        node = ExprSyntax(call)
      } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == node.id {
        node = ExprSyntax(call)
      } else if let unwrapped = parent.as(ForceUnwrapExprSyntax.self) {
        node = ExprSyntax(unwrapped)
      } else if let chained = parent.as(OptionalChainingExprSyntax.self) {
        node = ExprSyntax(chained)
      } else {
        break
      }
    }
    if node.is(InOutExprSyntax.self) || node.is(ClosureExprSyntax.self) { return nil }
    // A name in a pattern, or what is assigned to.
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.first?.id == node.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      return nil
    }
    return node
  }

  private mutating func operands(_ types: [String], _ place: Place) -> Bool? {
    var types = types
    guard let symbol = place.token.parent?.as(BinaryOperatorExprSyntax.self),
      let list = symbol.parent?.as(ExprListSyntax.self), types.count == 2
    else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == symbol.id }), index > 0, index + 1 < elements.count,
      state.tries("operands", file: place.file, line: place.line, limit: 3)
    else { return nil }
    if types[0] == types[1], blame.isMissing(inMessage: place.message.text) {
      // Only one of the operands' types is told: the other one is of a literal, or of what is there.
      let isFirst = blame.roots.isMissing(elements[index - 1], file: place.file)
      if isFirst == blame.roots.isMissing(elements[index + 1], file: place.file) { return nil }
      types[isFirst ? 1 : 0] = ""
    }
    let isMissing = types.map { type in type.contains("MissingObject") || catalog.path(ofTypeNamed: type) != nil }
    // Where both are, nothing says what they should be.
    guard isMissing[0] != isMissing[1] else { return nil }
    let operand = elements[isMissing[0] ? index - 1 : index + 1]
    guard !operand.trimmedDescription.hasPrefix("MissingModules.LeftOut.") else { return nil }
    wrap(operand.textRange, in: "converted", place)
    return true
  }

  private mutating func insertArguments(_ arity: Int, after token: TokenSyntax, _ file: Int) {
    let arguments = [String](repeating: "MissingObject", count: arity).joined(separator: ", ")
    edit(file) { $0.insert("<\(arguments)>", at: token.textRange.upperBound) }
  }

  private mutating func inferElement(_ place: Place) -> Bool? {
    guard let statement = Blame.statement(around: place.token),
      state.tries("element", file: place.file, line: place.line, limit: 3)
    else { return nil }
    for token in statement.tokens(viewMode: .sourceAccurate)
    where token.textRange.lowerBound >= place.token.textRange.lowerBound {
      guard let type = catalog.types[token.identifierText], type.arity > 0,
        token.parent?.is(DeclReferenceExprSyntax.self) == true,
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .leftAngle
      else { continue }
      insertArguments(type.arity, after: token, place.file)
      return true
    }
    return nil
  }

  private func member(around token: TokenSyntax) -> DeclSyntax? {
    token.enclosing.lazy.compactMap { $0.as(MemberBlockItemSyntax.self)?.decl }.first
  }

  /// What the class around a place says first that it derives from.
  private func superclass(around token: TokenSyntax) -> String? {
    token.enclosing.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first?
      .inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }

  /// The class around a place derives from a missing one.
  private func inheritsMissing(_ token: TokenSyntax) -> Bool {
    classAround(token).map { project.superclasses(of: $0).contains { catalog.path(ofTypeNamed: $0) != nil } } ?? false
  }

  // MARK: Calls

  private mutating func refineCalls(_ place: Place) -> Bool {
    guard let statement = Blame.statement(around: place.token),
      state.tries("calls", file: place.file, line: files[place.file].line(of: statement))
    else { return false }
    let all = CallCollector(roots: blame.roots, file: place.file, catalog: catalog)
    all.walk(statement)
    catalog = all.catalog
    // Others of the round can have asked for the same.
    let own = CallCollector(roots: blame.roots, file: place.file, catalog: before)
    own.walk(statement)
    var isNew = own.isChanged
    for call in CallFinder.calls(in: statement) {
      guard let path = initialised(by: call, in: statement), catalog[path: path]?.form == .class else { continue }
      let shape = CallShape("init", call)
      StubDeclaring.add(shape, to: &catalog[path: path]!)
      if call.isUnwrapped { catalog[path: path]!.failable.insert(shape.signature) }
      if catalog[path: path]!.initialisers != before[path: path]?.initialisers { isNew = true }
    }
    return isNew
  }

  /// The stand-in that a call makes an object of, as far as its text tells.
  private func initialised(by call: FunctionCallExprSyntax, in statement: Syntax) -> String? {
    var called = call.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      guard let base = member.base else { return typeWanted(of: call) }
      called = base
    }
    let name = called.trimmedDescription
    if let path = catalog.path(ofTypeNamed: project.aliases[name] ?? name) { return path }
    // A class of the project inherits the initialisers of the missing one that it derives from.
    return project.superclasses(of: name).last.flatMap { catalog.path(ofTypeNamed: $0) }
  }

  /// The type that the declaration around an initialiser's call without a type says.
  private func typeWanted(of call: FunctionCallExprSyntax) -> String? {
    for node in call.enclosing {
      if let binding = node.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.flatMap { catalog.path(ofTypeNamed: $0.type.trimmedDescription) }
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.flatMap { catalog.path(ofTypeNamed: $0.type.trimmedDescription) }
      }
    }
    return nil
  }

  private final class CallFinder: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []
    static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
      let finder = CallFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.calls
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }

  // MARK: Cutting

  /// Closures that nothing calls are not missed, and what is wrong in them is often told of the statement.
  private mutating func emptyClosures(around place: Place, _ cutter: Cutter) -> Bool {
    guard let statement = Blame.statement(around: place.token), statement.is(CodeBlockItemSyntax.self) else {
      return false
    }
    let finder = ClosureFinder(isNeverCalled: cutter.isNeverCalled)
    finder.walk(statement)
    var isDone = false
    for closure in finder.closures {
      let cut = cutter.emptied(closure)
      var isNew = false
      edit(place.file) { isNew = $0.replace(cut.range, with: cut.replacement) }
      guard isNew else { continue }
      isDone = true
      record(.leftOut, files[place.file].text(cut.range), place, detail: cut.detail)
    }
    return isDone
  }

  private final class ClosureFinder: SyntaxVisitor {
    let isNeverCalled: (ClosureExprSyntax) -> Bool
    var closures: [ClosureExprSyntax] = []

    init(isNeverCalled: @escaping (ClosureExprSyntax) -> Bool) {
      self.isNeverCalled = isNeverCalled
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      guard isNeverCalled(node) else { return .skipChildren }
      let isEmptied =
        node.statements.isEmpty
        || node.statements.trimmedDescription.hasPrefix("return MissingModules.LeftOut.value(")
      if !isEmptied { closures.append(node) }
      return .skipChildren
    }
  }

  private mutating func cut(_ place: Place) -> Bool {
    let key = MendingState.Attempt(file: place.file, line: place.line, kind: "cut")
    let tried = state.attempts[key, default: 0]
    state.attempts[key] = tried + 1
    let roots = blame.roots
    let original = originals[place.file]
    var cutter = Cutter(
      file: files[place.file], isNeverCalled: { roots.isNeverCalled($0, file: place.file) },
      authorsText: { original.text(ofLine: $0) })
    if tried >= 6 { cutter.atLeast = .declaration } else if tried >= 3 { cutter.atLeast = .body }
    if emptyClosures(around: place, cutter) { return true }
    guard let cut = cutter.cut(at: place.token) else { return false }
    var isDone = false
    edit(place.file) { edits in
      isDone = edits.replace(cut.range, with: cut.replacement)
      if isDone { for insertion in cut.insertions { edits.insert(insertion.text, at: insertion.offset) } }
    }
    guard isDone else { return true }
    state.lost.formUnion(cut.lost)
    record(.leftOut, files[place.file].text(cut.range), place, detail: cut.detail)
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
