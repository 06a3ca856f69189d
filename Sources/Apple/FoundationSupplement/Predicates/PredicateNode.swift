import Foundation

/// A predicate as it was read.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case comparison(PredicateComparison)

  func evaluate(_ subject: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.evaluate(subject, variables)
    case .and(let a, let b): a.evaluate(subject, variables) && b.evaluate(subject, variables)
    case .or(let a, let b): a.evaluate(subject, variables) || b.evaluate(subject, variables)
    case .comparison(let comparison): comparison.evaluate(subject, variables)
    }
  }
}

/// A value in a predicate.
indirect enum PredicateExpression {
  /// What is evaluated.
  case subject
  case constant(Any?)
  case variable(String)
  case path(PredicateExpression, [String])
  case list([PredicateExpression])
  case calculation(String, PredicateExpression, PredicateExpression)
  /// The elements of a collection for which a condition holds, each of them in a variable.
  case subquery(PredicateExpression, String, PredicateNode)

  func value(_ subject: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .subject: return subject
    case .constant(let value): return value
    case .variable(let name): return variables[name]
    case .path(let base, let names): return KeyValues.value(at: names[...], of: base.value(subject, variables))
    case .list(let values): return values.map { $0.value(subject, variables) ?? NSNull() }
    case .subquery(let collection, let variable, let condition):
      let elements = KeyValues.unwrapped(collection.value(subject, variables)).flatMap(KeyValues.flattened) ?? []
      return elements.filter { condition.evaluate(subject, variables.merging([variable: $0]) { $1 }) }
    case .calculation(let symbol, let left, let right):
      guard let a = KeyValues.number(left.value(subject, variables)),
        let b = KeyValues.number(right.value(subject, variables))
      else { return nil }
      switch symbol {
      case "+": return a + b
      case "-": return a - b
      case "*": return a * b
      default: return a / b
      }
    }
  }
}
