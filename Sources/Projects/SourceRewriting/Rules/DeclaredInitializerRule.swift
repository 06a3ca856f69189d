import SwiftSources
import SwiftSyntax

/// A rule for `init()` of views and controllers. `T()` with `T: UIView` calls the initializer of the class on Apple's
/// systems, because it overrides the one of `NSObject` for the Objective-C runtime. For Swift, it overrides nothing:
/// `UIView` has `init()` as a convenience initializer. The class is therefore registered with a closure that calls it.
struct DeclaredInitializerRule: RewritingRule {
  let kind = RewriteKind.registration

  var visits: [RewritingVisit] {
    [.atMember(InitializerDeclSyntax.self, Self.visit), .at(ClassDeclSyntax.self, Self.visit)]
  }

  /// Registers a class that declares the initializer.
  static func visit(_ node: InitializerDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, isNamedClass(scope, in: file), let name = scope.name else { return }
    let member = MemberReader.facts(of: node)
    guard isPlain(member), !RegistrationRule.isUnavailable(node.attributes),
      needsRegistration(member, of: name, in: file)
    else { return }
    register(scope, in: file)
  }

  /// Registers a class that inherits the initializer.
  static func visit(_ node: ClassDeclSyntax, in file: FileRewriting) {
    guard let scope = file.scopes.innermost, isNamedClass(scope, in: file), let name = scope.name,
      initializers(of: name, in: file).isEmpty, let superclass = file.module.superclass(of: name),
      declaresInitializer(superclass, in: file)
    else { return }
    register(scope, in: file)
  }

  private static func register(_ scope: TypeScope, in file: FileRewriting) {
    RegistrationRule.add(
      "ObjectiveCClass.instance(\(scope.callName).self) { \(scope.callName)() }", to: scope, in: file)
  }

  private static func isNamedClass(_ scope: TypeScope, in file: FileRewriting) -> Bool {
    if scope.registersAtUse || RegistrationRule.isRegistered(scope) { return false }
    if scope.kind == .class { return true }
    guard scope.kind == .extension, let name = scope.name else { return false }
    return file.module.type(name)?.declaration?.kind == .class
  }

  /// Returns whether an initializer can be called as `T()`.
  private static func isPlain(_ member: MemberFacts) -> Bool {
    member.parameters.isEmpty && member.generics == nil
      && member.flags.isDisjoint(with: [.failable, .throws, .async, .required])
  }

  /// Returns whether Swift's table of methods does not lead to an initializer. An override of a designated initializer
  /// of Apple's classes is found there.
  private static func needsRegistration(_ member: MemberFacts, of name: String, in file: FileRewriting) -> Bool {
    guard let superclass = file.module.superclass(of: name) else { return false }
    if KnownClasses.isKnown(superclass) {
      return !member.flags.contains(.override) && KnownClasses.isKind(superclass, of: "NSObject")
    }
    guard let known = file.module.chain(of: superclass).first(where: KnownClasses.isKnown) else { return false }
    return KnownClasses.isKind(known, of: "NSObject")
      && (!member.flags.contains(.override) || declaresInitializer(superclass, in: file))
  }

  /// Returns whether a class of the project declares `init()` in a way that needs registration, or inherits it.
  private static func declaresInitializer(_ name: String, in file: FileRewriting) -> Bool {
    guard !KnownClasses.isKnown(name) else { return false }
    let own = initializers(of: name, in: file)
    if own.isEmpty {
      guard let superclass = file.module.superclass(of: name) else { return false }
      return declaresInitializer(superclass, in: file)
    }
    return own.contains { isPlain($0) && $0.access > .fileprivate && needsRegistration($0, of: name, in: file) }
  }

  /// Returns the initializers in the declaration of a class. Those of extensions do not replace inherited ones.
  private static func initializers(of name: String, in file: FileRewriting) -> [MemberFacts] {
    file.module.members("init", of: name).filter { $0.part.facts.kind == .class && $0.member.kind == .initializer }
      .map(\.member)
  }
}
