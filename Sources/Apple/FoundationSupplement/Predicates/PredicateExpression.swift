import Foundation

/// A value in a predicate or an expression.
indirect enum PredicateExpression {
  /// The evaluated object.
  case subject
  case constant(Any?)
  case variable(String)
  case path(PredicateExpression, [String])
  case list([PredicateExpression])
  /// An operator `+`, `-`, `*`, `/` or `**` with its two sides.
  case calculation(String, PredicateExpression, PredicateExpression)
  /// A function of `ExpressionFunction`.
  case function(String, [PredicateExpression])
  /// A message to a value: `FUNCTION(price, 'doubleValue')`.
  case message(PredicateExpression, String, [PredicateExpression])
  /// An element of a collection: `tags[0]`, `tags[LAST]`.
  case element(PredicateExpression, PredicateExpression)
  /// The elements of a collection for which a condition is true, with each element in a variable.
  case subquery(PredicateExpression, String, PredicateNode)
  case combination(SetOperation, PredicateExpression, PredicateExpression)
  case conditional(PredicateNode, PredicateExpression, PredicateExpression)
  case block((Any?, [Any], NSMutableDictionary?) -> Any, [PredicateExpression])
  /// Any key, which has no value.
  case anyKey

  enum SetOperation {
    case union, intersection, subtraction
  }

  func value(_ subject: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .subject: return subject
    case .constant(let value): return value
    case .variable(let name): return variables[name]
    case .path(let base, let names): return KeyValues.value(at: names[...], of: base.value(subject, variables))
    case .list(let values): return values.map { $0.value(subject, variables) ?? NSNull() }
    case .calculation(let symbol, let left, let right):
      return ExpressionFunction.calculate(symbol, left.value(subject, variables), right.value(subject, variables))
    case .function(let name, let arguments):
      return ExpressionFunction.call(name, arguments.map { $0.value(subject, variables) })
    case .message(let target, let name, let arguments):
      return ExpressionFunction.send(
        name, to: target.value(subject, variables), arguments.map { $0.value(subject, variables) })
    case .element(let collection, let index):
      return PredicateExpression.element(
        at: index.value(subject, variables), of: collection.value(subject, variables))
    case .subquery(let collection, let variable, let condition):
      let elements = KeyValues.unwrapped(collection.value(subject, variables)).flatMap(KeyValues.flattened) ?? []
      return elements.filter { condition.evaluate(subject, variables.merging([variable: $0]) { $1 }) }
    case .combination(let operation, let left, let right):
      return PredicateExpression.combine(operation, left.value(subject, variables), right.value(subject, variables))
    case .conditional(let condition, let first, let second):
      return condition.evaluate(subject, variables)
        ? first.value(subject, variables) : second.value(subject, variables)
    case .block(let block, let arguments):
      let context = variables.isEmpty ? nil : NSMutableDictionary(dictionary: variables)
      return block(subject, arguments.map { $0.value(subject, variables) ?? NSNull() }, context)
    case .anyKey: return nil
    }
  }

  private static func element(at index: Any?, of collection: Any?) -> Any? {
    guard let collection = KeyValues.unwrapped(collection) else { return nil }
    if let dictionary = collection as? [AnyHashable: Any], let key = KeyValues.unwrapped(index) as? AnyHashable {
      return dictionary[key]
    }
    guard let elements = KeyValues.elements(of: collection) else { return nil }
    switch KeyValues.unwrapped(index) {
    case let place as Place:
      switch place {
      case .first: return elements.first
      case .last: return elements.last
      case .size: return NSNumber(value: elements.count)
      }
    case let value:
      guard let number = KeyValues.number(value), let position = Int(exactly: number.rounded(.towardZero)),
        elements.indices.contains(position)
      else { return nil }
      return elements[position]
    }
  }

  /// The indexes `FIRST`, `LAST` and `SIZE`.
  enum Place {
    case first, last, size
  }

  private static func combine(_ operation: SetOperation, _ left: Any?, _ right: Any?) -> Any? {
    guard let first = KeyValues.unwrapped(left).flatMap(KeyValues.elements),
      let second = KeyValues.unwrapped(right).flatMap(KeyValues.elements)
    else { return nil }
    let (a, b) = (NSMutableSet(array: first), Set(second.compactMap { $0 as? AnyHashable }))
    switch operation {
    case .union: a.union(b)
    case .intersection: a.intersect(b)
    case .subtraction: a.minus(b)
    }
    return a
  }
}

extension PredicateExpression: CustomStringConvertible {
  /// The expression in the notation of formats.
  var description: String {
    switch self {
    case .subject: return "SELF"
    case .constant(let value): return PredicateExpression.text(of: KeyValues.unwrapped(value))
    case .variable(let name): return "$\(name)"
    case .path(.subject, let names): return names.joined(separator: ".")
    case .path(let base, let names): return ([base.description] + names).joined(separator: ".")
    case .list(let values): return "{\(PredicateExpression.texts(of: values))}"
    case .calculation(let symbol, let left, let right):
      return "\(left.operand(of: symbol)) \(symbol) \(right.operand(of: symbol, isRight: true))"
    case .function(let name, let arguments): return "\(name)(\(PredicateExpression.texts(of: arguments)))"
    case .message(let target, let name, let arguments):
      return "FUNCTION(\(PredicateExpression.texts(of: [target, .constant(name)] + arguments)))"
    case .element(let collection, let index): return "\(collection)[\(index)]"
    case .subquery(let collection, let variable, let condition):
      return "SUBQUERY(\(collection), $\(variable), \(condition))"
    case .combination(let operation, let left, let right):
      let word =
        switch operation {
        case .union: "UNION"
        case .intersection: "INTERSECT"
        case .subtraction: "MINUS"
        }
      return "\(left) \(word) \(right)"
    case .conditional(let condition, let first, let second): return "TERNARY(\(condition), \(first), \(second))"
    case .block(_, let arguments): return "BLOCK(\(PredicateExpression.texts(of: arguments)))"
    case .anyKey: return "ANYKEY"
    }
  }

  private static func texts(of values: [PredicateExpression]) -> String {
    values.map(\.description).joined(separator: ", ")
  }

  private static func text(of value: Any?) -> String {
    guard let value else { return "nil" }
    if let text = KeyValues.string(value) { return "\"\(text)\"" }
    return switch value {
    case let number as NSNumber: number.stringValue
    case Place.first: "FIRST"
    case Place.last: "LAST"
    case Place.size: "SIZE"
    default: String(describing: value)
    }
  }

  /// Returns the operand, in parentheses if the other operator has a higher precedence.
  private func operand(of symbol: String, isRight: Bool = false) -> String {
    let ranks = ["+": 1, "-": 1, "*": 2, "/": 2, "**": 3]
    guard case .calculation(let own, _, _) = self, let rank = ranks[own], let other = ranks[symbol],
      rank < other || (isRight && rank == other)
    else { return description }
    return "(\(self))"
  }
}
