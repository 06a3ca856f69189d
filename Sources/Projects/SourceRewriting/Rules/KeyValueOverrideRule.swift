import SwiftSources
import SwiftSyntax

/// A rule for overrides of NSObject's members for key-value coding and observing, such as
/// `observeValue(forKeyPath:of:change:context:)`.
///
/// Here these are members of a protocol, and a class that overrides one conforms to a protocol for it
/// (`KeyValueOverrides.swift` in FoundationGaps has the same list). Its subclasses override the member as usual.
struct KeyValueOverrideRule: RewritingRule {
  let kind = RewriteKind.keyValueOverrides

  var visits: [RewritingVisit] {
    [
      .atMember(FunctionDeclSyntax.self, Self.visit),
      .at(MemberAccessExprSyntax.self, Self.visit),
    ]
  }

  /// The protocols, by the members that they require.
  private static let protocols = [
    "observeValue(forKeyPath:of:change:context:)": "ObservesValues",
    "addObserver(_:forKeyPath:options:context:)": "AddsObservers",
    "removeObserver(_:forKeyPath:)": "RemovesObservers",
    "willChangeValue(forKey:)": "AnnouncesChanges",
    "didChangeValue(forKey:)": "ConfirmsChanges",
    "value(forKey:)": "GivesKeyedValues",
    "setValue(_:forKey:)": "TakesKeyedValues",
    "value(forUndefinedKey:)": "GivesUndefinedValues",
    "setValue(_:forUndefinedKey:)": "TakesUndefinedValues",
    "setNilValueForKey(_:)": "TakesNilForKeys",
    "keyPathsForValuesAffectingValue(forKey:)": "KnowsAffectingKeyPaths",
    "automaticallyNotifiesObservers(forKey:)": "DecidesNotifications",
  ]

  /// Classes that have their own members for key-value coding, which are overridden as usual.
  private static let own: Set<String> = [
    "CALayer", "CAAnimation", "NSDictionary", "NSMutableDictionary", "NSManagedObject",
  ]

  static func visit(_ node: FunctionDeclSyntax, in file: FileRewriting) {
    let member = MemberReader.facts(of: node)
    guard member.flags.contains(.override), let scope = file.scopes.innermost, scope.kind == .class,
      let name = protocols[member.fullName], isFirst(member, scope, in: file),
      file.options.availableModules.contains(KeyValueObservingRule.module),
      let clause = scope.members.parent?.as(ClassDeclSyntax.self)?.inheritanceClause
    else { return }
    for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { file.remove(modifier) }
    let isIsolated =
      isOnMainActor(scope, in: file) && !node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
    let conformance = "\(isIsolated ? "@preconcurrency " : "")\(name)"
    if let type = scope.name, scope.facts.access >= .public {
      // The protocol is not part of a module's public interface.
      let code = "@_spi(Host) extension \(type): \(conformance) {}"
      let conditions = file.scopes.conditions
      file.appendix.append(conditions.isEmpty ? code : "#if \(conditions.joined(separator: " && "))\n\(code)\n#endif")
    } else {
      file.insert(", \(conformance)", after: clause)
    }
    file.neededImports.insert("@_spi(Host) import \(KeyValueObservingRule.module)")
    file.use(.keyValueOverrides)
  }

  /// Changes `super.setValue(value, forKey: key)` in a class that is the first to override the member.
  static func visit(_ node: MemberAccessExprSyntax, in file: FileRewriting) {
    guard node.base?.is(SuperExprSyntax.self) == true, let scope = file.scopes.innermost, scope.kind == .class,
      let call = node.parent?.as(FunctionCallExprSyntax.self)
    else { return }
    let name = node.declName.baseName.identifierText
    let labels = call.arguments.map { "\($0.label?.text ?? "_"):" }.joined()
    let fullName = "\(name)(\(labels))"
    guard protocols[fullName] != nil, file.options.availableModules.contains(KeyValueObservingRule.module) else {
      return
    }
    var member = MemberFacts(kind: .method, name: name)
    member.parameters = call.arguments.map { ParameterFacts(label: $0.label?.text ?? "", name: "_", type: "") }
    guard isFirst(member, scope, in: file) else { return }
    file.replace(node.declName.baseName, with: "inherited_\(name)")
    file.neededImports.insert("@_spi(Host) import \(KeyValueObservingRule.module)")
    file.use(.keyValueOverrides)
  }

  /// Returns whether no superclass declares the member itself.
  private static func isFirst(_ member: MemberFacts, _ scope: TypeScope, in file: FileRewriting) -> Bool {
    guard let name = scope.name else { return true }
    return !file.module.chain(of: name).dropFirst().contains { ancestor in
      (own.contains(ancestor) && !member.name.hasSuffix("Observer") && member.name != "observeValue")
        || file.module.members(member.name, of: ancestor).contains { $0.member.fullName == member.fullName }
    }
  }

  private static func isOnMainActor(_ scope: TypeScope, in file: FileRewriting) -> Bool {
    guard let name = scope.name else { return false }
    return file.module.isKind(name, of: "UIResponder")
      || file.module.chain(of: name).contains {
        $0.hasPrefix("UI") || file.module.type($0)?.declaration?.flags.contains(.onMainActor) == true
      }
  }
}

extension RewriteKind {
  /// Overrides of NSObject's members for key-value coding and observing.
  package static let keyValueOverrides = RewriteKind("keyValueOverrides")
}
