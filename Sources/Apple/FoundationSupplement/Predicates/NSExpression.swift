import Foundation

/// A value that is computed from an object: a constant, a key path, an arithmetic expression or a function.
///
/// The arithmetic is that of Objective-C's numbers: integers remain integers, so that `7 / 2` is 3 and `7.0 / 2` is
/// 3.5. An integer divided by zero is infinity. As on a device, an invalid format stops the program.
///
/// - Source: developer.apple.com/documentation/foundation/nsexpression
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: an expression is immutable and evaluated with the caller's values.

  /// The type of an expression.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate, anyKey
    case block = 19
    case conditional
  }

  final let content: PredicateExpression

  init(_ content: PredicateExpression) {
    self.content = content
    super.init()
  }

  /// Creates an expression from a format: `NSExpression(format: "2 * (width + height)")`.
  ///
  /// - Parameter args: The values for `%@`, `%K` and `%d` in the format.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, values: args)
  }

  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(format: expressionFormat, values: arguments)
  }

  private convenience init(format: String, values: [Any?]) {
    do throws(PredicateFormatError) {
      self.init(try PredicateParser.expression(format, values))
    } catch {
      fatalError("NSExpression: unable to parse the format string \"\(format)\": \(error.reason)")
    }
  }

  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

  /// Returns an expression for the evaluated object.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.subject) }

  /// Returns an expression for any key in Spotlight queries, which has no value.
  open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  /// Creates an expression for a variable of the evaluation context.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  public convenience init(forKeyPath keyPath: String) {
    self.init(.path(.subject, keyPath.split(separator: ".").map(String.init)))
  }

  /// Creates an expression that calls a function of the system.
  ///
  /// - Parameters:
  ///   - name: The name, such as `sum:`, `average:`, `raise:toPower:`. An unknown name stops the program.
  ///   - parameters: The arguments, as expressions.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let name = ExpressionFunction.name(name) else {
      preconditionFailure("NSExpression(forFunction: \"\(name)\", arguments:): there is no such function")
    }
    self.init(.function(name, NSExpression.contents(parameters)))
  }

  /// Creates an expression that sends a message to the value of another expression.
  ///
  /// Properties, and the values of numbers and texts, are found by name. Other methods aren't supported: their value is
  /// `nil`.
  public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
    self.init(.message(target.content, name, NSExpression.contents(parameters ?? [])))
  }

  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.list(subexpressions.map(\.content)))
  }

  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.combination(.union, left.content, right.content))
  }

  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.combination(.intersection, left.content, right.content))
  }

  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.combination(.subtraction, left.content, right.content))
  }

  /// Creates an expression for the elements of a collection for which a predicate is true, with each element in a
  /// variable.
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) {
    self.init(.subquery(expression.content, variable, .predicate(predicate)))
  }

  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) {
    self.init(.conditional(.predicate(predicate), trueExpression.content, falseExpression.content))
  }

  /// Creates an expression that a block computes from the object, the arguments and the context.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block(block, (arguments ?? []).map(\.content)))
  }

  private static func contents(_ values: [Any]) -> [PredicateExpression] {
    values.map { ($0 as? NSExpression)?.content ?? .constant($0) }
  }

  // MARK: - Value

  /// Returns the value for an object: an `NSNumber` if it is computed, `nil` if there is none.
  ///
  /// - Parameter context: The values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] {
      if let name = (key as? String) ?? (key as? NSString).map({ String(describing: $0) }) { variables[name] = value }
    }
    return KeyValues.unwrapped(content.value(object, variables))
  }

  /// Allows evaluation. It has no effect, since it is required only for expressions from archives, which aren't
  /// supported.
  open func allowEvaluation() {}

  // MARK: - Parts

  open var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .subject: .evaluatedObject
    case .variable: .variable
    case .path: .keyPath
    case .list: .aggregate
    case .calculation, .function, .message, .element: .function
    case .subquery: .subquery
    case .combination(.union, _, _): .unionSet
    case .combination(.intersection, _, _): .intersectSet
    case .combination(.subtraction, _, _): .minusSet
    case .conditional: .conditional
    case .block: .block
    case .anyKey: .anyKey
    }
  }

  /// The value of a constant.
  open var constantValue: Any? {
    guard case .constant(let value) = content else { missing("constantValue") }
    return value
  }

  /// The key path with dots.
  open var keyPath: String {
    guard case .path(_, let names) = content else { missing("keyPath") }
    return names.joined(separator: ".")
  }

  /// The name of a function, including that of an operator: `add:to:`.
  open var function: String {
    switch content {
    case .calculation(let symbol, _, _): ExpressionFunction.operators[symbol] ?? symbol
    case .function(let name, _): name
    case .message(_, let name, _): name
    case .element: "objectFrom:withIndex:"
    default: missing("function")
    }
  }

  open var variable: String {
    switch content {
    case .variable(let name): name
    case .subquery(_, let name, _): name
    default: missing("variable")
    }
  }

  /// The target of a message; for other functions, the evaluated object.
  open var operand: NSExpression {
    switch content {
    case .message(let target, _, _): NSExpression(target)
    case .path(let base, _): NSExpression(base)
    case .calculation, .function, .element: NSExpression(.subject)
    default: missing("operand")
    }
  }

  /// The arguments of a function or a block.
  open var arguments: [NSExpression]? {
    switch content {
    case .calculation(_, let left, let right): [NSExpression(left), NSExpression(right)]
    case .element(let collection, let index): [NSExpression(collection), NSExpression(index)]
    case .function(_, let values), .message(_, _, let values), .block(_, let values): values.map(NSExpression.init)
    default: missing("arguments")
    }
  }

  /// The expressions of an aggregate, or the collection of a subquery.
  open var collection: Any {
    switch content {
    case .list(let values): values.map(NSExpression.init)
    case .subquery(let collection, _, _): NSExpression(collection)
    default: missing("collection")
    }
  }

  /// The predicate of a subquery or a conditional expression.
  open var predicate: NSPredicate {
    switch content {
    case .subquery(_, _, let node), .conditional(let node, _, _): NSPredicate(node)
    default: missing("predicate")
    }
  }

  open var left: NSExpression {
    guard case .combination(_, let left, _) = content else { missing("left") }
    return NSExpression(left)
  }

  open var right: NSExpression {
    guard case .combination(_, _, let right) = content else { missing("right") }
    return NSExpression(right)
  }

  open var `true`: NSExpression {
    guard case .conditional(_, let first, _) = content else { missing("true") }
    return NSExpression(first)
  }

  open var `false`: NSExpression {
    guard case .conditional(_, _, let second) = content else { missing("false") }
    return NSExpression(second)
  }

  open var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    guard case .block(let block, _) = content else { missing("expressionBlock") }
    return block
  }

  private func missing(_ name: String) -> Never {
    preconditionFailure(
      "NSExpression.\(name): \(self) has the type \(expressionType), which does not have this property")
  }

  open override var description: String { content.description }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
