import SwiftSources
import SwiftSyntax

/// A rule for protocols of a project that require `init()`, and classes that inherit it from Apple's.
///
/// Apple's compiler accepts an initializer of an Objective-C class for such a requirement, because the Objective-C
/// runtime finds that of a subclass. Without that runtime, the initializer must be `required`, so that the class gets
/// one that calls the inherited one. Its subclasses get one, too, if they do not inherit it.
struct RequiredInitializerRule: RewritingRule {
  let kind = RewriteKind.requiredInitializers

  var visits: [RewritingVisit] { [.atMember(InitializerDeclSyntax.self, Self.visit)] }

  func finishType(_ scope: TypeScope, in file: FileRewriting) { Self.addInitializer(to: scope, in: file) }

  /// Marks an initializer that replaces an added one.
  static func visit(_ node: InitializerDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, scope.kind == .class, let name = scope.name,
      let superclass = file.module.superclass(of: name), isAdded(to: superclass, file.module)
    else { return }
    let member = MemberReader.facts(of: node)
    guard isPlain(member), !member.flags.contains(.required) else { return }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { file.remove(modifier) }
    file.insert("required ", before: node.initKeyword)
    file.use(.requiredInitializers)
  }

  private static func addInitializer(to scope: TypeScope, in file: FileRewriting) {
    guard scope.kind == .class, let name = scope.name, let superclass = file.module.superclass(of: name),
      !declaresInitializer(name, file.module)
    else { return }
    let access = file.module.type(name)?.declaration?.access ?? .internal
    let prefix = access >= .public ? "public required" : "required"
    let code: String
    if isAdded(to: superclass, file.module) {
      guard declaresDesignated(name, file.module) else { return }
      code = "\(prefix) init() { fatalError(\"\(name) has no init()\") }"
    } else {
      guard isAdded(to: name, file.module), let call = call(for: name, file.module) else { return }
      code = call.isEmpty ? "\(prefix) override init() { super.init() }" : "\(prefix) convenience init() { \(call) }"
    }
    scope.additions.append(ConditionalCode(conditions: [], code: code))
    file.use(.requiredInitializers)
  }

  /// Returns whether a class of the project, or one of its superclasses, gets the initializer by this rule.
  private static func isAdded(to name: String, _ module: ModuleView) -> Bool {
    let own = module.chain(of: name).prefix { !KnownClasses.isKnown($0) }
    guard let last = own.last, let known = module.superclass(of: last), KnownClasses.isKind(known, of: "NSObject"),
      module.type(name)?.declaration?.flags.contains(.final) != true,
      module.protocols(of: name).contains(where: { requiresInitializer($0, module) }),
      !own.contains(where: { declaresInitializer($0, module) })
    else { return false }
    return own.allSatisfy { module.type($0)?.declaration?.kind == .class }
  }

  private static func requiresInitializer(_ name: String, _ module: ModuleView) -> Bool {
    module.members("init", of: name).contains { $0.part.facts.kind == .protocol && isPlain($0.member) }
  }

  private static func isPlain(_ member: MemberFacts) -> Bool {
    member.kind == .initializer && member.parameters.isEmpty && member.generics == nil
      && member.flags.isDisjoint(with: [.failable, .throws, .async])
  }

  private static func initializers(of name: String, _ module: ModuleView) -> [MemberFacts] {
    module.members("init", of: name).filter { $0.part.facts.kind == .class && $0.member.kind == .initializer }
      .map(\.member)
  }

  private static func declaresInitializer(_ name: String, _ module: ModuleView) -> Bool {
    initializers(of: name, module).contains(where: isPlain)
  }

  private static func declaresDesignated(_ name: String, _ module: ModuleView) -> Bool {
    initializers(of: name, module).contains { !$0.flags.contains(.convenience) }
  }

  /// Returns the call of the designated initializer to which Apple's `init()` leads, or nil if the class does not have
  /// it. The call is empty for NSObject, whose own initializer is designated.
  private static func call(for name: String, _ module: ModuleView) -> String? {
    guard let known = module.chain(of: name).first(where: KnownClasses.isKnown) else { return nil }
    if known == "NSObject" { return declaresDesignated(name, module) ? nil : "" }
    guard let entry = calls.first(where: { KnownClasses.isKind(known, of: $0.base) }) else { return nil }
    let declared = initializers(of: name, module).filter { !$0.flags.contains(.convenience) }
    guard declared.isEmpty || declared.contains(where: { $0.labels == entry.labels }) else { return nil }
    return entry.call
  }

  /// The calls by the nearest base class, with more derived classes first.
  ///
  /// - Source: developer.apple.com/documentation/uikit, the pages of these classes ("designated initializer")
  private static let calls: [(base: String, labels: [String], call: String)] = [
    ("UITableViewController", ["style"], "self.init(style: .plain)"),
    ("UIViewController", ["nibName", "bundle"], "self.init(nibName: nil, bundle: nil)"),
    ("UITableViewCell", ["style", "reuseIdentifier"], "self.init(style: .default, reuseIdentifier: nil)"),
    ("UITableViewHeaderFooterView", ["reuseIdentifier"], "self.init(reuseIdentifier: nil)"),
    ("UIView", ["frame"], "self.init(frame: .zero)"),
    ("UIGestureRecognizer", ["target", "action"], "self.init(target: nil, action: nil)"),
  ]
}

extension RewriteKind {
  /// Initializers of classes for protocols that require `init()`.
  package static let requiredInitializers = RewriteKind("requiredInitializers")
}
