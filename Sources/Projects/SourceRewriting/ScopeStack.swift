import SwiftSyntax

/// The types and conditions around the place where a walk is.
struct ScopeStack {
  private(set) var types: [TypeScope] = []
  private(set) var conditions: [String] = []
  /// The conditions of what stands at the top of the file, around each type.
  var fileCalls: [ConditionalCode] = []

  var innermost: TypeScope? { types.last }

  /// The full name of the innermost type that has one.
  var name: String? { types.last?.name }

  mutating func enter(_ scope: TypeScope) {
    scope.conditionDepth = conditions.count
    types.append(scope)
  }

  mutating func leave() -> TypeScope { types.removeLast() }

  mutating func enter(condition: String) { conditions.append(condition) }

  mutating func leaveCondition() { conditions.removeLast() }

  /// The conditions between the innermost type's braces and here; with no type, between the file and here.
  var innerConditions: [String] { Array(conditions[(types.last?.conditionDepth ?? 0)...]) }

  /// The conditions between the second innermost type's braces and the innermost type.
  var outerConditions: [String] {
    guard let last = types.last else { return [] }
    let outer = types.count > 1 ? types[types.count - 2].conditionDepth : 0
    return Array(conditions[outer..<last.conditionDepth])
  }
}

/// A statement that only holds under conditions of `#if`.
struct ConditionalCode {
  var conditions: [String]
  var code: String
}

/// A type or extension around the place where a walk is.
final class TypeScope {
  let kind: TypeFacts.Kind
  /// The full name; nil for a type in a function, which nothing outside of it can name.
  let name: String?
  /// The name inside of it.
  let simpleName: String
  /// The name where the type around it, or the file, calls it.
  let callName: String
  let isGeneric: Bool
  /// Whether all its members are told to the Objective-C runtime.
  let exposesMembers: Bool
  let members: MemberBlockSyntax
  /// What the declaration says of itself, its members left out.
  let facts: TypeFacts
  /// What a protocol, or its extension, bounds `Self` by.
  let bounds: [String]
  fileprivate(set) var conditionDepth = 0
  /// What its registration does.
  var registrations: [ConditionalCode] = []
  /// What its list of tests is made of.
  var tests: [ConditionalCode] = []
  /// Declarations that are added at its end.
  var additions: [ConditionalCode] = []

  var isLocal: Bool { name == nil }

  /// Whether its methods can only be registered where they are used: no class stands there yet, or none that can be named.
  var registersAtUse: Bool { isGeneric || isLocal }

  init(
    kind: TypeFacts.Kind, name: String?, callName: String, isGeneric: Bool, exposesMembers: Bool,
    members: MemberBlockSyntax, facts: TypeFacts, bounds: [String]
  ) {
    self.kind = kind
    self.name = name
    self.callName = callName
    simpleName = callName.split(separator: ".").last.map(String.init) ?? callName
    self.isGeneric = isGeneric
    self.exposesMembers = exposesMembers
    self.members = members
    self.facts = facts
    self.bounds = bounds
  }
}
