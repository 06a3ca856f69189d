import Foundation
import SwiftSources
import SwiftSyntax

/// A rule for overrides in extensions and of members of extensions, which need the dynamic dispatch of Objective-C.
///
/// - `extension Form { override func viewDidLoad() {…} }`: The method is renamed, and the class gets an override in its
///   own declaration that calls it.
/// - `extension Base { @objc func setUp() {…} }` with `override func setUp()` in a subclass: `Base` gets a `setUp()` in
///   its own declaration that calls the one in the extension.
/// - The same in an extension of a UIKit class, whose declaration cannot be changed: The method checks for a protocol
///   that the overriding subclass conforms to. If extensions of other such classes override it (`extension UILabel {
///   override func setUp() {…} }`), it checks for those classes, too.
struct ExtensionOverrideRule: RewritingRule {
  let kind = RewriteKind.extensionOverrides

  var visits: [RewritingVisit] {
    [
      .atMember(FunctionDeclSyntax.self, Self.visit),
      .atMember(VariableDeclSyntax.self, Self.visit),
      .at(InitializerDeclSyntax.self, Self.visit),
      .at(MemberAccessExprSyntax.self, Self.visit),
    ]
  }

  func finishType(_ scope: TypeScope, in file: FileRewriting) { Self.addMembers(to: scope, in: file) }

  // MARK: - Changes of members

  /// The change of an extension's member.
  enum Fate {
    /// The member is unchanged.
    case stays
    /// The class's own declaration gets a member that calls this one. The value `isOverride` tells whether that member
    /// overrides another.
    case movesToClass(isOverride: Bool)
    /// The extension is of a class from another module, and classes in this module override the member.
    case asksSubclasses
    /// The extension is of a class of this module, and overrides a member that the sources add to a class of another
    /// module.
    case answers
    /// The extension is of a class from another module, and overrides a member that the sources add to a superclass.
    case isAsked
    /// The extension is of a class from another module, and overrides a member of that class.
    case isLost
  }

  /// Returns the change of an extension's member.
  static func fate(of member: MemberFacts, in part: TypeFacts, of type: String, _ module: ModuleView) -> Fate {
    guard part.kind == .extension, member.kind == .method || member.kind == .property else { return .stays }
    let declaration = module.type(type)
    let isOwn = declaration?.isOwn == true && declaration?.declaration?.kind == .class
    if member.flags.contains(.override) {
      let base = foreignBase(of: member, overriddenBy: type, module)
      if isOwn { return base == nil ? .movesToClass(isOverride: true) : .answers }
      return base == nil ? .isLost : .isAsked
    }
    guard member.access > .fileprivate, part.access > .fileprivate, !member.flags.contains(.final) else {
      return .stays
    }
    if let kind = declaration?.declaration?.kind, kind != .class { return .stays }
    let isOverridden = module.overrides(member.name).contains { other in
      other.type != type && other.member.fullName == member.fullName && module.isKind(other.type, of: type)
    }
    if isOwn && (isOverridden || (member.access == .open && member.flags.contains(.exposed))) {
      return .movesToClass(isOverride: false)
    }
    return isOverridden && !isOwn ? .asksSubclasses : .stays
  }

  /// Returns the class of another module whose extension declares a member that a class overrides, or nil if a class
  /// declares it.
  static func foreignBase(of member: MemberFacts, overriddenBy type: String, _ module: ModuleView) -> String? {
    guard member.flags.contains(.override) else { return nil }
    for ancestor in module.chain(of: type).dropFirst() {
      guard let entry = module.type(ancestor) else { continue }
      for part in entry.parts {
        for other in part.facts.members where other.fullName == member.fullName && !other.flags.contains(.override) {
          if case .asksSubclasses = fate(of: other, in: part.facts, of: ancestor, module) { return ancestor }
          return nil
        }
      }
    }
    return nil
  }

  /// Returns the class nearest to a foreign base that overrides its member, starting at a class.
  private static func firstOverrider(
    of member: MemberFacts, from type: String, below base: String, _ module: ModuleView
  ) -> String? {
    module.chain(of: type).prefix { $0 != base }.last { candidate in
      module.type(candidate)?.declaration != nil && overrides(candidate, member, module)
    }
  }

  private static func overrides(_ type: String, _ member: MemberFacts, _ module: ModuleView) -> Bool {
    module.members(member.name, of: type).contains {
      $0.member.fullName == member.fullName && $0.member.flags.contains(.override)
    }
  }

  /// Returns the subclasses in other modules whose extensions override a base class's member, the most derived first.
  private static func askedClasses(for member: MemberFacts, below base: String, _ module: ModuleView) -> [String] {
    let names = module.overrides(member.name).filter { other in
      other.type != base && other.member.fullName == member.fullName && module.type(other.type)?.declaration == nil
        && module.isKind(other.type, of: base)
    }
    return Set(names.map(\.type)).sorted {
      let (one, other) = (module.chain(of: $0).count, module.chain(of: $1).count)
      return one != other ? one > other : $0 < $1
    }
  }

  /// Returns the method that `super.setUp()` calls in a class: the nearest one in an extension of a superclass.
  private static func nearestExtended(
    _ member: MemberFacts, from type: String, below base: String, _ module: ModuleView
  ) -> String {
    module.chain(of: type).prefix { $0 != base }.first { overrides($0, member, module) } ?? base
  }

  // MARK: - Names

  static func extensionName(_ member: String, of type: String) -> String {
    "viewcode_\(type.replacingOccurrences(of: ".", with: "_"))_\(member)"
  }

  static func overrideName(_ member: String, of base: String) -> String {
    "viewcode_override_\(base.replacingOccurrences(of: ".", with: "_"))_\(member)"
  }

  private static func protocolName(_ member: MemberFacts, of base: String) -> String {
    "ViewCodeOverride_\(base.replacingOccurrences(of: ".", with: "_"))_\(member.name)"
      + member.labels.map { "_\($0)" }.joined()
  }

  // MARK: - Members

  static func visit(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    visit(
      MemberReader.facts(of: node), name: node.name, modifiers: node.modifiers, attributes: node.attributes, in: file)
  }

  static func visit(_ node: VariableDeclSyntax, in file: FileRewriting) {
    for (binding, member) in zip(node.bindings, MemberReader.facts(of: node)) {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      if PropertyObservers.move(node, binding, member, in: file) { continue }
      if PropertyObservers.moveForeign(node, binding, member, in: file) { continue }
      visit(member, name: pattern.identifier, modifiers: node.modifiers, attributes: node.attributes, in: file)
    }
  }

  static func visit(_ node: InitializerDeclSyntax, in file: FileRewriting) {
    guard file.scopes.innermost?.kind == .extension else { return }
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) {
      file.remark("extensions cannot override initializers in ViewCode", at: node)
    }
  }

  private static func visit(
    _ member: MemberFacts, name: TokenSyntax, modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax,
    in file: FileRewriting
  ) {
    guard let scope = file.scopes.innermost, let type = scope.name else { return }
    if scope.kind == .class {
      overrideForeign(member, name: name, modifiers: modifiers, type: type, in: file)
      return
    }
    guard scope.kind == .extension else { return }
    let fate = fate(of: member, in: scope.facts, of: type, file.module)
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.open) && modifier.detail == nil {
      file.replace(modifier, with: "public")
    }
    switch fate {
    case .stays: return
    case .answers:
      overrideForeign(member, name: name, modifiers: modifiers, type: type, in: file)
      return
    case .movesToClass, .isAsked: break
    case .isLost:
      file.remark(
        "\(member.name) is not called, because an extension cannot override a method of \(type) in ViewCode", at: name)
    case .asksSubclasses:
      guard let text = Forwarding(member, in: scope.facts) else {
        file.remark("cannot override \(member.name) in an extension", at: name)
        return
      }
      ask(member, text, scope: scope, type: type, in: file)
    }
    file.replace(name, with: extensionName(member.name, of: type))
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) { file.remove(modifier) }
    // UIKit calls an override also if the app's own code must not.
    for attribute in attributes where RegistrationRule.isUnavailable([attribute]) { file.remove(attribute) }
    file.use(.extensionOverrides)
  }

  /// Adds the members to a class that its extensions require.
  static func addMembers(to scope: TypeScope, in file: FileRewriting) {
    guard scope.kind == .class, let name = scope.name, let entry = file.module.type(name) else { return }
    for part in entry.parts where part.facts.kind == .extension {
      for member in part.facts.members {
        guard case .movesToClass(let isOverride) = fate(of: member, in: part.facts, of: name, file.module) else {
          continue
        }
        guard let text = Forwarding(member, in: part.facts) else {
          file.remark("cannot call \(member.name) of an extension", at: scope.members.leftBrace)
          continue
        }
        let code = text.declaration(calling: extensionName(member.name, of: name), isOverride: isOverride)
        scope.additions.append(ConditionalCode(conditions: [], code: code))
        file.use(.extensionOverrides)
      }
    }
  }

  // MARK: - Extensions of other modules' classes

  private static func ask(
    _ member: MemberFacts, _ text: Forwarding, scope: TypeScope, type: String, in file: FileRewriting
  ) {
    let protocolName = protocolName(member, of: type)
    let overrideName = overrideName(member.name, of: type)
    let ask = text.declaration(
      calling: extensionName(member.name, of: type), isOverride: false,
      others: [(condition: "let o = self as? any \(protocolName)", call: "o.\(overrideName)")]
        + askedClasses(for: member, below: type, file.module).map {
          (condition: "let o = self as? \($0)", call: "o.\(extensionName(member.name, of: $0))")
        })
    scope.additions.append(ConditionalCode(conditions: file.scopes.innerConditions, code: ask))
    let isOnMainActor = file.module.isKind(type, of: "UIResponder") || type.hasPrefix("UI")
    let access = text.access >= .public ? "public " : ""
    let requirement = text.requirement(named: overrideName)
    let code =
      "\(isOnMainActor ? "@preconcurrency @MainActor " : "")\(access)protocol \(protocolName): AnyObject { \(requirement) }"
    let conditions = file.scopes.conditions
    file.appendix.append(conditions.isEmpty ? code : "#if \(conditions.joined(separator: " && "))\n\(code)\n#endif")
  }

  /// Changes an override of a member that an extension of another module's class declares.
  private static func overrideForeign(
    _ member: MemberFacts, name: TokenSyntax, modifiers: DeclModifierListSyntax, type: String, in file: FileRewriting
  ) {
    guard let base = foreignBase(of: member, overriddenBy: type, file.module) else { return }
    file.replace(name, with: overrideName(member.name, of: base))
    file.use(.extensionOverrides)
    guard conform(type, toAsk: member, of: base, in: file) else { return }
    for modifier in modifiers where modifier.name.tokenKind == .keyword(.override) { file.remove(modifier) }
  }

  /// Adds the protocol of an overridden member to the class that is the first to override it.
  ///
  /// - Returns: Whether the class is the first.
  static func conform(_ type: String, toAsk member: MemberFacts, of base: String, in file: FileRewriting) -> Bool {
    guard firstOverrider(of: member, from: type, below: base, file.module) == type else { return false }
    let code = "extension \(type): \(protocolName(member, of: base)) {}"
    let conditions = file.scopes.conditions
    file.appendix.append(conditions.isEmpty ? code : "#if \(conditions.joined(separator: " && "))\n\(code)\n#endif")
    return true
  }

  /// Returns the expression for a superclass's member in an override of a member that an extension of another module's
  /// class declares.
  static func inheritedName(
    of member: MemberFacts, in type: String, below base: String, _ module: ModuleView
  ) -> String {
    let above = module.superclass(of: type)
    if above.flatMap({ firstOverrider(of: member, from: $0, below: base, module) }) != nil {
      return "super.\(overrideName(member.name, of: base))"
    }
    return extensionName(member.name, of: above.map { nearestExtended(member, from: $0, below: base, module) } ?? base)
  }

  /// Changes `super.setUp()` in an override of a member that an extension of another module's class declares.
  static func visit(_ node: MemberAccessExprSyntax, in file: FileRewriting) {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = file.scopes.name,
      let kind = file.scopes.innermost?.kind, kind == .class || kind == .extension
    else { return }
    let name = node.declName.baseName.identifierText
    for (member, _) in file.module.members(name, of: type) {
      guard let base = foreignBase(of: member, overriddenBy: type, file.module) else { continue }
      let inherited = inheritedName(of: member, in: type, below: base, file.module)
      file.replace(
        node.declName.baseName, with: inherited.hasPrefix("super.") ? String(inherited.dropFirst(6)) : inherited)
      return
    }
  }
}

extension RewriteKind {
  /// `override` in an extension, and members of extensions that subclasses override.
  package static let extensionOverrides = RewriteKind("extensionOverrides")
}
