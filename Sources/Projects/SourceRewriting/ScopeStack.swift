import SwiftSyntax

/// The types and conditions around the current node of a walk.
struct ScopeStack {
  private(set) var types: [TypeScope] = []
  private(set) var conditions: [String] = []
  /// The calls of the outermost types' registration functions, with the conditions around each type.
  var fileCalls: [ConditionalCode] = []

  var innermost: TypeScope? { types.last }

  /// The type around the innermost type.
  var outer: TypeScope? { types.dropLast().last }

  /// The full name of the innermost type that has one.
  var name: String? { types.last?.name }

  mutating func enter(_ scope: TypeScope) {
    scope.conditionDepth = conditions.count
    types.append(scope)
  }

  mutating func leave() -> TypeScope { types.removeLast() }

  mutating func enter(condition: String) { conditions.append(condition) }

  mutating func leaveCondition() { conditions.removeLast() }

  /// The conditions between the innermost type's braces and the current node, or all conditions if there is no type.
  var innerConditions: [String] { Array(conditions[(types.last?.conditionDepth ?? 0)...]) }

  /// The conditions between the second innermost type's braces and the innermost type.
  var outerConditions: [String] {
    guard let last = types.last else { return [] }
    let outer = types.count > 1 ? types[types.count - 2].conditionDepth : 0
    return Array(conditions[outer..<last.conditionDepth])
  }
}

/// A statement that only applies under conditions of `#if`.
struct ConditionalCode {
  var conditions: [String]
  var code: String
}

extension [ConditionalCode] {
  /// Returns statements or declarations: on one line if they are unconditional, and on separate lines if conditions are
  /// around them.
  ///
  /// - Parameter last: The text that follows.
  func text(then last: String? = nil) -> String {
    var result = ""
    var needsSeparator = false
    for part in self {
      if part.conditions.isEmpty {
        result += needsSeparator ? "; " : (result.hasSuffix("\n") ? "" : " ")
        result += part.code
        needsSeparator = true
      } else {
        result += "\n#if \(part.conditions.joined(separator: " && "))\n\(part.code)\n#endif\n"
        needsSeparator = false
      }
    }
    if let last { result += (needsSeparator ? "; " : " ") + last }
    return result
  }
}

/// A type or extension around the current node of a walk.
final class TypeScope {
  let kind: TypeFacts.Kind
  /// The full name, or nil for a type in a function, which code outside of the function cannot name.
  let name: String?
  /// The name within the type.
  let simpleName: String
  /// The name with which the enclosing type or the file calls it.
  let callName: String
  let isGeneric: Bool
  /// Whether all members are exposed to the Objective-C runtime.
  let exposesMembers: Bool
  let members: MemberBlockSyntax
  /// The facts of the declaration without its members.
  let facts: TypeFacts
  /// The bounds of `Self` in a protocol or its extension.
  let bounds: [String]
  fileprivate(set) var conditionDepth = 0
  /// The statements of the registration function.
  var registrations: [ConditionalCode] = []
  /// The statements that create the list of tests.
  var tests: [ConditionalCode] = []
  /// The declarations that are added at the end.
  var additions: [ConditionalCode] = []

  var isLocal: Bool { name == nil }

  /// Whether the methods can only be registered when they are used, because a generic class is not yet specialized, and
  /// a local class has no global name.
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
