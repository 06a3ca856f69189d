import Foundation

/// What the compiler complains of, as far as something is to be done about it.
enum CompilerDiagnostic: Hashable {
  case noType(String)
  case noName(String)
  case noAttribute(String)
  case noOperator(String)
  case noMacro(String)
  /// No member of a type; `isStatic` where the type itself was asked.
  case noMember(type: String, member: String, isStatic: Bool)
  case noNestedType(name: String, of: String)
  case notConforming(type: String, protocol: String)
  case needsOptional(type: String)
  case needsSequence(type: String)
  case wrongType(from: String, to: String)
  case operands([String])
  case missingOverride
  case nothingOverridden
  case finalSuperclass(String)
  case notClassBound(String)
  case notInheritable(String)
  /// `self` is used where a superclass's initializer was not called.
  case usesSelfBeforeSuper
  /// A property is called, of which a missing module can have a method of the same name.
  case notCallable(String)
  case needsGenericArguments(String)
  case tooManyArguments(String)
  case notExhaustive
  case missingReturn
  case other

  init(_ text: String) {
    let quotes = CompilerDiagnostic.quoted(in: text)
    func quote(_ index: Int) -> String { index < quotes.count ? quotes[index] : "" }
    // A type that is called as its module.
    if text.hasPrefix("cannot call value of non-function type 'module<"), quote(0).hasSuffix(">") {
      self = .noName(String(quote(0).dropFirst("module<".count).dropLast()))
    } else if text.hasPrefix("cannot use module '") {
      self = .noType(quote(0))
    } else if text.hasPrefix("cannot find type '") {
      self = .noType(quote(0))
    } else if text.hasPrefix("cannot find operator '") || text.hasSuffix("is not a binary operator")
      || text.hasSuffix("is not a prefix unary operator") || text.hasSuffix("is not a postfix unary operator")
    {
      self = .noOperator(quote(0))
    } else if text.hasPrefix("cannot find '") {
      self = .noName(quote(0))
    } else if text.hasPrefix("unknown attribute '") {
      self = .noAttribute(quote(0))
    } else if text.hasPrefix("no macro named '") {
      self = .noMacro(quote(0))
    } else if text.contains("is not a member type of") {
      self = .noNestedType(name: quote(0), of: CompilerDiagnostic.meantType(quotes, at: 1, in: text))
    } else if text.hasPrefix("no type named '"), text.contains("in module") {
      self = .noType(quote(0))
    } else if text.hasPrefix("module '"), text.contains("has no member named") {
      self = .noName(quote(1))
    } else if text.contains("has no member '") || text.contains("has no dynamic member '") {
      self = .noMember(
        type: CompilerDiagnostic.meantType(quotes, at: 0, in: text),
        member: quote(text.contains("(aka '") ? quotes.count - 1 : 1), isStatic: text.hasPrefix("type '"))
    } else if text.contains("does not conform to protocol '") || text.contains("does not conform to expected type") {
      self = .notConforming(type: quote(0), protocol: quote(1))
    } else if text.contains("requires that '"), text.contains("conform to '") {
      self = .notConforming(type: quote(quotes.count - 2), protocol: quote(quotes.count - 1))
    } else if text.hasPrefix("initializer for conditional binding must have Optional type") {
      self = .needsOptional(type: quote(0))
    } else if text.hasPrefix("for-in loop requires '") {
      self = .needsSequence(type: quote(0))
    } else if text.hasPrefix("cannot convert value of type '") || text.hasPrefix("cannot assign value of type '")
      || text.hasPrefix("cannot convert return expression of type '")
      || text.hasPrefix("cannot convert the expression of type '") || text.hasPrefix("cannot use optional chaining on")
      || text.hasPrefix("cannot force unwrap value of non-optional type")
      || text.hasPrefix("result values in '? :' expression") || text.hasPrefix("value of optional type '")
    {
      self = .wrongType(from: quote(0), to: quote(1))
    } else if text.hasPrefix("binary operator '"), text.contains("cannot be applied to operands of type") {
      self = .operands([quote(1), quote(2)])
    } else if text.hasPrefix("binary operator '"), text.contains("cannot be applied to two '") {
      self = .operands([quote(1), quote(1)])
    } else if text.contains("requires an 'override' keyword") {
      self = .missingOverride
    } else if text.contains("does not override any") || text.contains("does not override a designated initializer") {
      self = .nothingOverridden
    } else if text.hasPrefix("inheritance from a final class '") {
      self = .finalSuperclass(quote(0))
    } else if text.contains("must not be applied to non-class-bound '") {
      self = .notClassBound(quote(1))
    } else if text.contains("inheritance from non-protocol") || text.hasPrefix("multiple inheritance from classes")
      || text.contains("constrained to non-protocol") || text.hasPrefix("non-protocol, non-class type '")
      || text.hasPrefix("inheritance from class '")
    {
      self = .notInheritable(quotes.last ?? "")
    } else if text.hasPrefix("cannot call value of non-function type '") {
      self = .notCallable(quote(0))
    } else if text.hasPrefix("'self' used"), text.contains("before 'super.init' call") {
      self = .usesSelfBeforeSuper
    } else if text.hasPrefix("reference to generic type '") {
      self = .needsGenericArguments(quote(0))
    } else if text.hasPrefix("cannot specialize non-generic type '")
      || text.hasPrefix("generic type '") && text.contains("specialized with too many")
    {
      self = .tooManyArguments(quote(0))
    } else if text.hasPrefix("switch must be exhaustive") {
      self = .notExhaustive
    } else if text.hasPrefix("missing return in") {
      self = .missingReturn
    } else {
      self = .other
    }
  }

  /// The type that a message names, where it is an alias, what that stands for: `'Rows' (aka 'Section<(), Row>')`. What stands for
  /// all that is unknown says less than the alias.
  private static func meantType(_ quotes: [String], at index: Int, in text: String) -> String {
    guard index < quotes.count else { return "" }
    guard index + 1 < quotes.count, text.contains("'\(quotes[index])' (aka '\(quotes[index + 1])')"),
      !quotes[index + 1].contains("MissingObject")
    else { return quotes[index] }
    return quotes[index + 1]
  }

  /// What a message quotes, in its order.
  static func quoted(in text: String) -> [String] {
    var result: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "'") {
      let after = rest[rest.index(after: start)...]
      guard let end = after.firstIndex(of: "'") else { break }
      result.append(String(after[..<end]))
      rest = after[after.index(after: end)...]
    }
    return result
  }
}
