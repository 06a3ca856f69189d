import Foundation
import SwiftSources
import SwiftSyntax

/// A rule for optional members of protocols, which only Objective-C has.
///
/// `@objc optional func picked(_ row: Int) -> Bool` becomes a required property with the method or `nil`: `var
/// viewcode_P_picked_: ((Int) -> Bool)? { get }`, with the default `nil`. A conforming class that has the method gets
/// the property, too. In this way the method is found as on Apple's systems, a call without an implementation is `nil`,
/// and subclasses may add or override it.
///
/// Calls of optional members of Apple's protocols become plain calls, because the members have default implementations
/// in UIKit here.
struct OptionalMemberRule: RewritingRule {
  let kind = RewriteKind.optionalMembers

  var visits: [RewritingVisit] {
    [
      .atMember(FunctionDeclSyntax.self, Self.visit),
      .atMember(VariableDeclSyntax.self, Self.visit),
      .at(FunctionCallExprSyntax.self, Self.visit),
      .at(MemberAccessExprSyntax.self, Self.visit),
    ]
  }

  func finishType(_ scope: TypeScope, in file: FileRewriting) { Self.addWitnesses(to: scope, in: file) }

  // MARK: - Protocols

  static func visit(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, scope.kind == .protocol, let name = scope.name else { return }
    let member = MemberReader.facts(of: node)
    guard member.flags.contains(.optional) else { return }
    guard member.generics == nil else {
      file.remark("optional members of this kind are not supported: \(member.name)", at: node.name)
      return
    }
    removeModifiers(node.modifiers, node.attributes, in: file)
    let start = node.funcKeyword.trimmedBytes.lowerBound
    let property = self.name(of: member, in: name, file.module)
    file.replace(
      start..<node.trimmedBytes.upperBound, with: "var \(property): (\(functionType(of: member)))? { get }")
    let kind = member.flags.contains(.ofType) ? "static var" : "var"
    var declarations = [
      "typealias \(typeName(of: member, in: name, file.module)) = \(functionType(of: member))",
      "\(kind) \(property): (\(functionType(of: member)))? { nil }",
    ]
    if isOverloaded(member, in: name, file.module) {
      declarations.append(overload(of: member, in: name, through: property))
    }
    if isReachedByName(member, in: name, file.module) {
      declarations.append("\(kind) `\(member.name)`: (\(functionType(of: member)))? { \(property) }")
    }
    extend(name, with: declarations, isOnMainActor: member.flags.contains(.onMainActor), in: file)
  }

  static func visit(_ node: VariableDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, scope.kind == .protocol, let name = scope.name,
      let member = MemberReader.facts(of: node).first, member.flags.contains(.optional), let type = member.type
    else { return }
    guard node.bindings.count == 1 else {
      file.remark("optional members of this kind are not supported: \(member.name)", at: node)
      return
    }
    removeModifiers(node.modifiers, node.attributes, in: file)
    let start = node.bindingSpecifier.trimmedBytes.lowerBound
    let property = self.name(of: member, in: name, file.module)
    let plain = withoutUnwrapping(type)
    let kind = member.flags.contains(.ofType) ? "static var" : "var"
    file.replace(start..<node.trimmedBytes.upperBound, with: "var \(property): (\(plain))? { get }")
    extend(
      name,
      with: [
        "typealias \(typeName(of: member, in: name, file.module)) = \(plain)",
        "\(kind) \(property): (\(plain))? { nil }",
        "\(kind) `\(member.name)`: (\(plain))? { \(property) }",
      ], isOnMainActor: member.flags.contains(.onMainActor), in: file)
  }

  private static func removeModifiers(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax, in file: FileRewriting
  ) {
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.optional) { file.remove(modifier) }
    for attribute in AttributeReader.attributes(of: attributes) where attribute.name == "discardableResult" {
      file.remove(attribute.node)
    }
    file.use(.optionalMembers)
  }

  /// Adds an extension of a protocol to the end of the file.
  private static func extend(
    _ name: String, with declarations: [String], isOnMainActor: Bool, in file: FileRewriting
  ) {
    let access = file.module.type(name)?.declaration?.access ?? .internal
    let prefix = (isOnMainActor ? "@MainActor " : "") + (access >= .public ? "public " : "")
    let body = declarations.map {
      ($0.hasPrefix("typealias") && isOnMainActor ? prefix.dropFirst(11) : prefix[...]) + $0
    }
    let code = "extension \(name) { \(body.joined(separator: "; ")) }"
    let conditions = file.scopes.conditions
    file.appendix.append(
      conditions.isEmpty ? code : "#if \(conditions.joined(separator: " && "))\n\(code)\n#endif")
  }

  // MARK: - Names and types

  static func name(of member: MemberFacts, in protocol: String, _ module: ModuleView) -> String {
    "viewcode_\(identifier(of: member, in: `protocol`, module))"
  }

  private static func typeName(of member: MemberFacts, in protocol: String, _ module: ModuleView) -> String {
    "ViewCode_\(identifier(of: member, in: `protocol`, module))"
  }

  private static func identifier(of member: MemberFacts, in protocol: String, _ module: ModuleView) -> String {
    let types =
      isOverloaded(member, in: `protocol`, module)
      ? member.parameters.map { "_" + $0.type.filter { $0.isLetter || $0.isNumber } }.joined() : ""
    return untyped(member, in: `protocol`) + types
  }

  private static func untyped(_ member: MemberFacts, in protocol: String) -> String {
    `protocol`.replacingOccurrences(of: ".", with: "_") + "_" + member.name + member.labels.map { "_\($0)" }.joined()
  }

  /// Returns whether a protocol has another optional method with the same name that only differs in its types.
  private static func isOverloaded(_ member: MemberFacts, in protocol: String, _ module: ModuleView) -> Bool {
    member.kind == .method
      && module.members(member.name, of: `protocol`).count {
        $0.member.fullName == member.fullName && $0.member.flags.contains(.optional) && $0.member.kind == .method
      } > 1
  }

  private static func overloadName(of member: MemberFacts, in protocol: String) -> String {
    "viewcode_call_\(untyped(member, in: `protocol`))"
  }

  /// Returns the method that is called if only the compiler can select one of several methods. It has the method's
  /// types, and returns nil if the object lacks the method.
  private static func overload(of member: MemberFacts, in protocol: String, through property: String) -> String {
    let parameters = member.parameters.enumerated().map { index, parameter in
      "\(parameter.label.isEmpty ? "_" : parameter.label) argument\(index): \(withoutUnwrapping(parameter.type))"
    }
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.type.hasPrefix("inout ") ? "&" : "") + "argument\(index)"
    }
    let isThrowing = member.flags.contains(.throws)
    let isAsync = member.flags.contains(.async)
    let effects = (isAsync ? "async " : "") + (isThrowing ? "throws " : "")
    let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    let kind = member.flags.contains(.ofType) ? "static func" : "func"
    return "\(kind) \(overloadName(of: member, in: `protocol`))(\(parameters.joined(separator: ", "))) \(effects)"
      + "-> (\(withoutUnwrapping(member.type ?? "Void")))? { if let method = \(property) { \(marks)method("
      + "\(arguments.joined(separator: ", "))) } else { nil } }"
  }

  /// Returns whether a call without labels reaches the property by the method's own name, which an extension of the
  /// protocol declares.
  private static func isReachedByName(_ member: MemberFacts, in protocol: String, _ module: ModuleView) -> Bool {
    module.members(member.name, of: `protocol`).count == 1
  }

  private static func functionType(of member: MemberFacts) -> String {
    let effects = (member.flags.contains(.async) ? "async " : "") + (member.flags.contains(.throws) ? "throws " : "")
    let parameters = member.parameters.map { withoutUnwrapping($0.type) }.joined(separator: ", ")
    return "(\(parameters)) \(effects)-> \(withoutUnwrapping(member.type ?? "Void"))"
  }

  /// Returns `T?` for `T!`, which is only valid in declarations.
  private static func withoutUnwrapping(_ type: String) -> String {
    type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  // MARK: - Classes

  /// Adds the properties for optional members that a class or one of its subclasses implements.
  static func addWitnesses(to scope: TypeScope, in file: FileRewriting) {
    guard scope.kind == .class, let name = scope.name else { return }
    let module = file.module
    let chain = module.chain(of: name)
    for `protocol` in module.protocols(of: name).sorted() {
      let members =
        module.type(`protocol`)?.parts.flatMap(\.facts.members).filter { $0.flags.contains(.optional) } ?? []
      for member in members {
        let above = chain.dropFirst().filter { module.type($0)?.declaration != nil }
        let byTypes = isOverloaded(member, in: `protocol`, module)
        if above.contains(where: { implements($0, member, byTypes: byTypes, module) }) { continue }
        let hasOwn = implements(name, member, byTypes: byTypes, module)
        let isRepeated = above.contains { module.protocols(of: $0).contains(`protocol`) }
        guard hasOwn || (!isRepeated && isImplementedBelow(name, member, byTypes: byTypes, module)) else { continue }
        let classAccess = module.type(name)?.declaration?.access ?? .internal
        let protocolAccess = module.type(`protocol`)?.declaration?.access ?? .internal
        let access = min(classAccess, protocolAccess) >= .public ? "public " : ""
        let type = typeName(of: member, in: `protocol`, module)
        // The cast selects the class's own method, and not the one with the same name in the protocol's extension.
        let property = "self.`\(member.name)` as \(type)"
        let value = hasOwn ? (member.kind == .property ? property : closure(for: member)) : "nil"
        scope.additions.append(
          ConditionalCode(
            conditions: [],
            code:
              "\(access)\(isRepeated ? "override " : "")\(member.flags.contains(.ofType) ? "class " : "")var \(self.name(of: member, in: `protocol`, module)): "
              + "\(type)? { \(value) }"))
        file.use(.optionalMembers)
      }
    }
  }

  private static func closure(for member: MemberFacts) -> String {
    let arguments = member.parameters.enumerated().map { index, parameter in
      (parameter.label.isEmpty ? "" : "\(parameter.label): ")
        + (parameter.type.hasPrefix("inout ") ? "&" : "") + "$\(index)"
    }
    let effects = (member.flags.contains(.throws) ? "try " : "") + (member.flags.contains(.async) ? "await " : "")
    return "{ \(effects)self.`\(member.name)`(\(arguments.joined(separator: ", "))) }"
  }

  /// Returns whether a class itself has a member that implements an optional one.
  ///
  /// - Parameter byTypes: Whether the types of the arguments must be spelled the same, because the protocol has several
  ///   members with the name.
  private static func implements(
    _ name: String, _ member: MemberFacts, byTypes: Bool, _ module: ModuleView
  ) -> Bool {
    module.members(member.name, of: name).contains { candidate, part in
      candidate.fullName == member.fullName && candidate.kind == member.kind
        && candidate.flags.contains(.ofType) == member.flags.contains(.ofType)
        && candidate.access > .fileprivate && !(part.facts.kind == .extension && part.facts.access < .internal)
        && candidate.parameters.count == member.parameters.count
        && (!byTypes || candidate.parameters.map(\.type) == member.parameters.map(\.type))
    }
  }

  private static func isImplementedBelow(
    _ name: String, _ member: MemberFacts, byTypes: Bool, _ module: ModuleView
  ) -> Bool {
    var waiting = module.heirs(of: name)
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if implements(next, member, byTypes: byTypes, module) { return true }
      waiting += module.heirs(of: next)
    }
    return false
  }

  // MARK: - Calls

  static func visit(_ node: FunctionCallExprSyntax, in file: FileRewriting) {
    let called: ExprSyntax
    let mark: TokenSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (chain.expression, chain.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return
    }
    guard let access = called.as(MemberAccessExprSyntax.self), access.declName.argumentNames == nil else { return }
    let name = access.declName.baseName.identifierText
    var labels = node.arguments.map { $0.label?.identifierText ?? "" }
    var openLabel: Int?
    if node.trailingClosure != nil {
      openLabel = labels.count
      labels.append("")
      labels += node.additionalTrailingClosures.map(\.label.identifierText)
    }
    func fits(_ other: [String]) -> Bool {
      other.count == labels.count && other.indices.allSatisfy { $0 == openLabel || other[$0] == labels[$0] }
    }

    let own = file.module.optionals(name).filter { fits($0.member.labels) && $0.member.kind == .method }
    if let first = own.first {
      let known = own.filter { isReachedByName($0.member, in: $0.protocol, file.module) }
      // The protocol's extension has a member with this name, and the compiler infers the receiver's type.
      if known.count == own.count && labels.allSatisfy(\.isEmpty) { return }
      var chosen = first
      if own.count > 1, own.allSatisfy({ $0.protocol == first.protocol && $0.member.fullName == first.member.fullName })
      {
        file.replace(access.declName, with: overloadName(of: first.member, in: first.protocol))
        file.replace(mark, with: "")
        if mark.tokenKind == .exclamationMark { file.insert("!", after: node) }
        file.use(.optionalMembers)
        return
      }
      if own.count > 1 {
        if let type = receiverType(access.base, in: file), let exact = own.first(where: { $0.protocol == type }) {
          chosen = exact
        } else {
          file.remark(
            "the optional member \(name) is ambiguous; using the one of \(first.protocol)", at: access)
        }
      }
      file.replace(access.declName, with: self.name(of: chosen.member, in: chosen.protocol, file.module))
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        let start = label.trimmedBytes.lowerBound
        file.replace(start..<colon.trimmedBytes.upperBound, with: "")
      }
      file.use(.optionalMembers)
      return
    }

    guard let known = KnownProtocols.member(name, fits) else { return }
    file.replace(mark, with: "")
    let isUsed = node.parent.map { !$0.is(CodeBlockItemSyntax.self) && !$0.is(MemberAccessExprSyntax.self) } ?? false
    if mark.tokenKind == .postfixQuestionMark, isUsed, !known.isOptional, !(access.base.map(isChained) ?? false) {
      file.insert("Optional(", before: node)
      file.insert(")", after: node)
    }
    file.use(.optionalMembers)
  }

  /// Changes `delegate.foo(_:with:)` as a value, which is an optional.
  static func visit(_ node: MemberAccessExprSyntax, in file: FileRewriting) {
    guard let names = node.declName.argumentNames else {
      unwrapWindow(node, in: file)
      return
    }
    let labels = names.arguments.map { $0.name.text == "_" ? "" : $0.name.identifierText }
    guard
      let found = file.module.optionals(node.declName.baseName.identifierText).first(where: {
        $0.member.labels == labels
      })
    else { return }
    // A class with the method uses its own method.
    if let type = receiverType(node.base, in: file), file.module.type(type)?.declaration?.kind != .protocol,
      file.module.members(found.member.name, of: type).contains(where: { $0.member.fullName == found.member.fullName })
    {
      return
    }
    file.replace(node.declName, with: name(of: found.member, in: found.protocol, file.module))
    file.use(.optionalMembers)
  }

  /// Changes expressions that unwrap an optional property of an optional type twice:
  /// `application.delegate?.window??.rootViewController`. Here there is only one layer: the code that unwraps two
  /// layers loses one, and the code that unwraps one layer gets another.
  private static func unwrapWindow(_ node: MemberAccessExprSyntax, in file: FileRewriting) {
    guard node.declName.baseName.text == "window", let base = node.base,
      SelectorReference.path(base).last == "delegate",
      let first = node.parent
    else { return }
    if let chain = first.as(OptionalChainingExprSyntax.self) {
      guard
        chain.parent?.is(OptionalChainingExprSyntax.self) == true
          || chain.parent?.is(ForceUnwrapExprSyntax.self) == true
      else { return }
      file.replace(chain.questionMark, with: "")
    } else if let forced = first.as(ForceUnwrapExprSyntax.self) {
      guard
        forced.parent?.is(ForceUnwrapExprSyntax.self) == true
          || forced.parent?.is(OptionalChainingExprSyntax.self) == true
      else { return }
      file.replace(forced.exclamationMark, with: "")
    } else if first.is(InitializerClauseSyntax.self), first.parent?.is(OptionalBindingConditionSyntax.self) == true,
      ["shared", "application"].contains(SelectorReference.path(base).dropLast().last)
    {
      file.insert("Optional(", before: node)
      file.insert(")", after: node)
    } else {
      return
    }
    file.use(.optionalMembers)
  }

  /// Returns whether a chain of members contains a `?`, so that its result is optional anyway.
  private static func isChained(_ expression: ExprSyntax) -> Bool {
    if expression.is(OptionalChainingExprSyntax.self) { return true }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(isChained) ?? false }
    if let call = expression.as(FunctionCallExprSyntax.self) { return isChained(call.calledExpression) }
    if let call = expression.as(SubscriptCallExprSyntax.self) { return isChained(call.calledExpression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return isChained(forced.expression) }
    return false
  }

  /// Returns the declared type of a property of the enclosing type: `self.delegate`, `delegate?`.
  private static func receiverType(_ base: ExprSyntax?, in file: FileRewriting) -> String? {
    guard let base, let scope = file.scopes.name, let name = SelectorReference.path(base).last else { return nil }
    let found = file.module.chain(of: scope).lazy
      .compactMap { type in file.module.members(name, of: type).first { $0.member.kind == .property }?.member.type }
      .first
    guard let found else { return nil }
    let bare = found.trimmingCharacters(in: ["?", "!", "(", ")"]).replacingOccurrences(of: "any ", with: "")
    return file.module.resolve(bare, in: scope)
  }
}

extension RewriteKind {
  /// Optional members of protocols, and their calls.
  package static let optionalMembers = RewriteKind("optionalMembers")
}
