import SwiftSyntax

/// The types and conditions around the place where a walk is.
struct ScopeStack {
  private(set) var types: [TypeScope] = []
  private(set) var conditions: [String] = []
  /// The calls of the outermost types' registration functions, with the conditions around each type.
  var fileCalls: [ConditionalCode] = []

  var innermost: TypeScope? { types.last }

  /// The type around the innermost one.
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

extension [ConditionalCode] {
  /// Statements or declarations: on one line where they hold always, on lines of their own where conditions are around
  /// them.
  ///
  /// - Parameter last: what comes after them.
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
  /// The facts of the declaration without its members.
  let facts: TypeFacts
  /// The bounds of `Self` in a protocol or its extension.
  let bounds: [String]
  fileprivate(set) var conditionDepth = 0
  /// The statements of its registration function.
  var registrations: [ConditionalCode] = []
  /// The statements that make its list of tests.
  var tests: [ConditionalCode] = []
  /// Declarations that are added at its end.
  var additions: [ConditionalCode] = []

  var isLocal: Bool { name == nil }

  /// Whether its methods can only be registered where they are used: a generic class is none yet, and a local one has
  /// no name.
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
