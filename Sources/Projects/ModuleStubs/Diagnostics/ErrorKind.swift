/// The kind of a compiler error, as far as the repair of code depends on it.
enum ErrorKind: Hashable, Sendable {
  case noType(String)
  case noName(String)
  case noAttribute(String)
  case noOperator(String)
  case noMacro(String)
  /// A type lacks a member. The value `isStatic` tells whether code uses the member on the type itself.
  case noMember(type: String, member: String, isStatic: Bool)
  case noNestedType(name: String, of: String)
  /// A name after the name of a module belongs to a stub and to a module that the stubs export.
  case ambiguousType(name: String, module: String)
  case notConforming(type: String, protocol: String)
  case needsOptional(type: String)
  case needsSequence(type: String)
  case wrongType(from: String, to: String)
  /// A type itself, or a value that is not an object, is passed as an object.
  case needsObject(type: String)
  /// An object is created from a class in a variable with an initializer that is not `required`.
  case createsFromClass
  case operands([String])
  case missingOverride
  case nothingOverridden
  case finalSuperclass(String)
  case notClassBound(String)
  case notInheritable(String)
  /// `self` is used before a superclass's initializer is called.
  case usesSelfBeforeSuper
  /// A property is called. A missing module may have a method with the same name.
  case notCallable(String)
  case needsGenericArguments(String)
  case tooManyArguments(String)
  case notExhaustive
  case missingReturn
  case noInitializers(String)
  /// A class of another module meets a requirement of a protocol in a way that Swift accepts from Objective-C alone.
  case unmetRequirement
  /// An expression exceeds the limit of the type check.
  case tooComplex
  case other

  /// - Parameter text: The compiler's message.
  init(_ text: String) {
    let pattern = ErrorKind.patterns.first { $0.matches(text) }
    self = pattern?.diagnostic(QuotedNames(text)) ?? .other
  }

  /// Returns the names that a message quotes, in order.
  static func quoted(in text: String) -> [String] { QuotedNames(text).all }
}

/// The names in single quotes in a message.
private struct QuotedNames {
  let text: String
  let all: [String]

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    // Every second part is quoted. An unclosed quotation mark is ignored.
    all = stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }
  }

  /// Returns a name, or an empty text if the message has no such name. Negative numbers count from the end.
  subscript(_ index: Int) -> String {
    let index = index < 0 ? all.count + index : index
    return all.indices.contains(index) ? all[index] : ""
  }

  /// Returns a type in the message. For an alias, this is the underlying type: `'Rows' (aka 'Section<(), Row>')`. An
  /// alias of an unknown type contains more information than that type.
  func type(_ index: Int) -> String {
    guard all.indices.contains(index + 1), text.contains("'\(all[index])' (aka '\(all[index + 1])')"),
      !all[index + 1].contains("MissingObject")
    else { return self[index] }
    return all[index + 1]
  }
}

// MARK: - Patterns

extension ErrorKind {
  /// A kind of message, recognized by its words. One word of each list must occur, unless the list is empty.
  private struct Pattern: Sendable {
    var starts: [String] = []
    var contains: [String] = []
    var alsoContains: String?
    var ends: [String] = []
    let diagnostic: @Sendable (QuotedNames) -> ErrorKind

    func matches(_ text: String) -> Bool {
      (starts.isEmpty || starts.contains { text.hasPrefix($0) })
        && (contains.isEmpty || contains.contains { text.contains($0) })
        && (alsoContains.map { text.contains($0) } ?? true)
        && (ends.isEmpty || ends.contains { text.hasSuffix($0) })
    }
  }

  /// The patterns. The first match is used.
  private static let patterns: [Pattern] = [
    // A type with the name of its module is called.
    Pattern(starts: ["cannot call value of non-function type 'module<"], contains: [">'"]) {
      .noName(String($0[0].dropFirst("module<".count).dropLast()))
    },
    Pattern(starts: ["cannot use module '", "cannot find type '"]) { .noType($0[0]) },
    Pattern(starts: ["cannot find operator '"]) { .noOperator($0[0]) },
    Pattern(
      ends: ["is not a binary operator", "is not a prefix unary operator", "is not a postfix unary operator"]
    ) { .noOperator($0[0]) },
    Pattern(starts: ["cannot find '"]) { .noName($0[0]) },
    Pattern(starts: ["unknown attribute '"]) { .noAttribute($0[0]) },
    Pattern(starts: ["no macro named '"]) { .noMacro($0[0]) },
    Pattern(starts: ["ambiguous type name '"], contains: ["' in module '"]) {
      .ambiguousType(name: $0[0], module: $0[1])
    },
    Pattern(contains: ["is not a member type of"]) { .noNestedType(name: $0[0], of: $0.type(1)) },
    Pattern(starts: ["no type named '"], contains: ["in module"]) { .noType($0[0]) },
    Pattern(starts: ["module '"], contains: ["has no member named"]) { .noName($0[1]) },
    Pattern(contains: ["has no member '", "has no dynamic member '"]) {
      .noMember(
        type: $0.type(0), member: $0[$0.text.contains("(aka '") ? -1 : 1], isStatic: $0.text.hasPrefix("type '"))
    },
    Pattern(contains: ["does not conform to protocol '", "does not conform to expected type"]) {
      .notConforming(type: $0[0], protocol: $0[1])
    },
    Pattern(contains: ["requires that '"], alsoContains: "conform to '") {
      .notConforming(type: $0[-2], protocol: $0[-1])
    },
    Pattern(starts: ["initializer for conditional binding must have Optional type"]) { .needsOptional(type: $0[0]) },
    Pattern(starts: ["for-in loop requires '"]) { .needsSequence(type: $0[0]) },
    Pattern(starts: [
      "cannot convert value of type '", "cannot assign value of type '", "cannot convert return expression of type '",
      "cannot convert the expression of type '", "cannot use optional chaining on",
      "cannot force unwrap value of non-optional type", "result values in '? :' expression", "value of optional type '",
    ]) { .wrongType(from: $0[0], to: $0[1]) },
    Pattern(starts: ["argument type '"], contains: ["expected to be an instance of a class"]) {
      .needsObject(type: $0[0])
    },
    Pattern(contains: ["with a metatype value must use a 'required' initializer"]) { _ in .createsFromClass },
    Pattern(starts: ["binary operator '"], contains: ["cannot be applied to operands of type"]) {
      .operands([$0[1], $0[2]])
    },
    Pattern(starts: ["binary operator '"], contains: ["cannot be applied to two '"]) { .operands([$0[1], $0[1]]) },
    Pattern(contains: ["requires an 'override' keyword"]) { _ in .missingOverride },
    Pattern(contains: ["does not override any", "does not override a designated initializer"]) { _ in
      .nothingOverridden
    },
    Pattern(starts: ["inheritance from a final class '"]) { .finalSuperclass($0[0]) },
    Pattern(contains: ["must not be applied to non-class-bound '"]) { .notClassBound($0[1]) },
    Pattern(contains: ["inheritance from non-protocol", "constrained to non-protocol"]) { .notInheritable($0[-1]) },
    Pattern(starts: [
      "multiple inheritance from classes", "non-protocol, non-class type '", "inheritance from class '",
    ]) { .notInheritable($0[-1]) },
    Pattern(starts: ["cannot call value of non-function type '"]) { .notCallable($0[0]) },
    Pattern(starts: ["'self' used"], contains: ["before 'super.init' call"]) { _ in .usesSelfBeforeSuper },
    Pattern(starts: ["reference to generic type '"]) { .needsGenericArguments($0[0]) },
    Pattern(starts: ["cannot specialize non-generic type '"]) { .tooManyArguments($0[0]) },
    Pattern(starts: ["generic type '"], contains: ["specialized with too many"]) { .tooManyArguments($0[0]) },
    Pattern(starts: ["switch must be exhaustive"]) { _ in .notExhaustive },
    Pattern(starts: ["missing return in"]) { _ in .missingReturn },
    Pattern(contains: ["can only be satisfied by a 'required' initializer"]) { _ in .unmetRequirement },
    Pattern(starts: ["conformance of '"], ends: ["is unavailable"]) { _ in .unmetRequirement },
    Pattern(contains: ["unable to type-check this expression in reasonable time"]) { _ in .tooComplex },
    Pattern(starts: ["class '"], contains: ["has no initializers"]) { .noInitializers($0[0]) },
  ]
}
