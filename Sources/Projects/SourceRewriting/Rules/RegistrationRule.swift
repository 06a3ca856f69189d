import SwiftSources
import SwiftSyntax

/// A rule that registers the declarations by name that `@objc`, `@IBAction`, `@IBOutlet` and `@IBInspectable` expose to
/// the Objective-C runtime.
///
/// Each type gets a static function in its own declaration, on the line of the closing brace, where private members and
/// types are visible. The function of a type calls those of its nested types. A function at the end of the file calls
/// those of the outermost types, and a function of the module in a separate file calls those of all files.
struct RegistrationRule: RewritingRule {
  let kind = RewriteKind.registration

  var visits: [RewritingVisit] {
    [
      .at(ClassDeclSyntax.self, Self.visit),
      .atMember(FunctionDeclSyntax.self, Self.visit),
      .atMember(VariableDeclSyntax.self, Self.visit),
    ]
  }

  func generatedFile(module: String, functions: [String]) -> GeneratedFile? {
    RegistrationFile.make(module: module, functions: functions)
  }

  // MARK: - Members

  static func visit(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, isClass(scope, in: file) else { return }
    let member = MemberReader.facts(of: node)
    guard member.generics?.parameters == nil, !isUnavailable(node.attributes) else { return }
    let isMarked = isMarked(member, in: scope)
    guard isMarked || isNamed(member, in: scope, file) else { return }
    let isOfType = member.flags.contains(.ofType)
    if isOfType {
      let isReceiver = member.flags.contains(.exposed) || isNamed(member, in: scope, file)
      guard isReceiver, !KeyValueObservingRule.isAboutKeys(member.name) else { return }
    }
    if member.flags.contains(.override), isRegisteredAbove(member, scope, in: file) { return }
    if member.flags.contains(.async) {
      file.remark("asynchronous methods cannot be called through selectors: \(member.name)", at: node.name)
      return
    }
    let arguments = zip(node.signature.parameterClause.parameters, member.parameters).enumerated()
      .map { index, parameter in
        let label = parameter.1.label.isEmpty ? "" : "\(parameter.0.firstName.text): "
        return "\(label)a[\(index)] as \(plain(parameter.0.type))"
      }
    let call = "o.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let head = "{ o, \(arguments.isEmpty ? "_" : "a") in "
    if isOfType {
      let call = member.flags.contains(.throws) ? "try? \(call)" : call
      return add("ObjectiveCClass.classMethod(\"\(member.selector)\", Self.self) \(head)\(call) }", to: scope, in: file)
    }
    let returnsNothing = [nil, "Void", "()"].contains(member.type)
    let body: String
    if member.flags.contains(.throws) {
      body = returnsNothing ? "try? \(call)" : "(try? \(call)) as Any?"
    } else {
      body = call
    }
    let function = returnsNothing ? "method" : "function"
    add("ObjectiveCClass.\(function)(\"\(member.selector)\", Self.self) \(head)\(body) }", to: scope, in: file)
  }

  static func visit(_ node: VariableDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, isClass(scope, in: file), !isUnavailable(node.attributes) else { return }
    let isForBuilder = AttributeReader.attributes(of: node.attributes).contains { $0.name.hasPrefix("IB") }
    for member in MemberReader.facts(of: node) where !member.flags.contains(.ofType) {
      let name = "`\(member.name)`"
      guard isMarked(member, in: scope) || isNamed(member, in: scope, file) else { continue }
      if member.flags.contains(.override), isRegisteredAbove(member, scope, in: file) { continue }
      let key = member.objectiveCName ?? member.name
      if member.flags.contains(.settable) && !scope.registersAtUse {
        add("ObjectiveCClass.setter(\"\(key)\", Self.self) { o, v in o.\(name) = try v() }", to: scope, in: file)
      }
      if isForBuilder { continue }
      add("ObjectiveCClass.function(\"\(key)\", Self.self) { o, _ in o.\(name) }", to: scope, in: file)
      if member.flags.contains(.settable) {
        let setter = ObjectiveCNaming.setter(key)
        add("ObjectiveCClass.method(\"\(setter)\", Self.self) { o, a in o.\(name) = a[0] }", to: scope, in: file)
      }
    }
  }

  /// Registers the name in `@objc(name)` of a class.
  static func visit(_ node: ClassDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, !scope.registersAtUse,
      let name = AttributeReader.attributes(of: node.attributes).first(where: { $0.name == "objc" })?.argument
    else { return }
    add("ObjectiveCClass.name(\"\(name)\", Self.self)", to: scope, in: file)
  }

  static func add(_ code: String, to scope: TypeScope, in file: FileRewriting) {
    scope.registrations.append(ConditionalCode(conditions: file.scopes.innerConditions, code: code))
    file.use(.registration)
  }

  /// Returns whether a type has a registration function, because its file was rewritten before.
  static func isRegistered(_ scope: TypeScope) -> Bool {
    scope.members.members.contains {
      $0.decl.as(FunctionDeclSyntax.self)?.name.text.hasPrefix("viewcode_register_") == true
    }
  }

  // MARK: - Conditions

  private static func isClass(_ scope: TypeScope, in file: FileRewriting) -> Bool {
    if scope.kind == .class { return true }
    guard scope.kind == .extension, let name = scope.name else { return false }
    return file.module.type(name)?.declaration.map { $0.kind == .class } ?? true
  }

  private static func isMarked(_ member: MemberFacts, in scope: TypeScope) -> Bool {
    if member.flags.contains(.exposed) { return true }
    return scope.exposesMembers && !member.flags.contains(.hidden) && member.access > .fileprivate
      && isRepresentable(member)
  }

  /// Returns whether Objective-C can represent the types in the declaration, judging by their names. `@objcMembers`
  /// omits members that it cannot expose.
  private static func isRepresentable(_ member: MemberFacts) -> Bool {
    if member.kind == .property { return true }
    return member.parameters.allSatisfy { parameter in
      !parameter.isVariadic && !parameter.type.hasPrefix("inout ") && !parameter.type.hasPrefix("some ")
        && !parameter.type.contains("->")
    }
  }

  /// Returns whether a `#selector` may refer to a method without attributes: one that overrides another, or implements
  /// a protocol's method.
  private static func isNamed(_ member: MemberFacts, in scope: TypeScope, _ file: FileRewriting) -> Bool {
    guard let name = scope.name, !member.flags.contains(.hidden), file.module.isSelectorName(member.name),
      isRepresentable(member)
    else {
      return false
    }
    if scope.registersAtUse { return false }
    let others = file.module.members(member.name, of: name).map(\.member)
    if others.contains(where: { $0.flags.contains(.exposed) && $0.selector == member.selector }) { return false }
    return member.flags.contains(.override) || !file.module.protocols(of: name).isEmpty
  }

  /// Returns whether a superclass registers the member. Its entry calls the override.
  private static func isRegisteredAbove(_ member: MemberFacts, _ scope: TypeScope, in file: FileRewriting) -> Bool {
    guard let name = scope.name else { return false }
    return file.module.chain(of: name).dropFirst().contains { ancestor in
      guard let entry = file.module.type(ancestor), entry.declaration?.flags.contains(.generic) != true else {
        return false
      }
      return entry.parts.contains { part in
        part.facts.members.contains {
          $0.fullName == member.fullName && ($0.flags.contains(.exposed) || part.facts.flags.contains(.exposesMembers))
            && $0.access > .private
        }
      }
    }
  }

  static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    AttributeReader.attributes(of: attributes).contains {
      $0.name == "available" && ($0.argument?.hasPrefix("*,unavailable") ?? false)
    }
  }

  /// Returns the type of a parameter as an expression can name it: without attributes, and with `T?` for `T!`.
  private static func plain(_ type: TypeSyntax) -> String {
    if let type = type.as(AttributedTypeSyntax.self) { return plain(type.baseType) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "\(plain(type.wrappedType))?" }
    let text = type.onOneLine
    return type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self) ? "(\(text))" : text
  }

  // MARK: - Functions

  /// Adds a function with the registrations of a type, which the enclosing type or the file calls.
  func finishType(_ scope: TypeScope, in file: FileRewriting) {
    guard !scope.registrations.isEmpty else { return }
    let function: String
    if scope.registersAtUse {
      function =
        "nonisolated static func \(Self.selectorFunction(of: scope.simpleName))(_ selector: Selector) -> Selector"
    } else {
      let name = "viewcode_register_\(file.fileIdentifier)_\(file.number())"
      function = "nonisolated fileprivate static func \(name)()"
      let call = ConditionalCode(conditions: file.scopes.outerConditions, code: "\(scope.callName).\(name)()")
      if let outer = file.scopes.outer {
        outer.registrations.append(call)
      } else {
        file.scopes.fileCalls.append(call)
      }
    }
    let body = scope.registrations.text(then: scope.registersAtUse ? "return selector" : nil)
    scope.additions.append(ConditionalCode(conditions: [], code: "\(function) {\(body) }"))
    file.importNames()
    file.importUIKit()
  }

  /// Returns the name of the function that registers the members of a generic or local class when a selector is
  /// created.
  static func selectorFunction(of simpleName: String) -> String { "viewcode_selectors_\(simpleName)" }

  /// Adds the function that registers everything of a file.
  func finishFile(_ file: FileRewriting) -> String? {
    guard !file.scopes.fileCalls.isEmpty else { return nil }
    let name = "viewcode_register_file_\(file.fileIdentifier)"
    file.appendix.append("nonisolated func \(name)() {\(file.scopes.fileCalls.text()) }")
    return name
  }
}

extension RewriteKind {
  /// Methods, outlets and names that are registered in the tables that replace the Objective-C runtime.
  package static let registration = RewriteKind("registration")
}
