import Foundation

/// A parsed predicate.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case comparison(PredicateComparison)
  /// A predicate that an app created without a format.
  case predicate(NSPredicate)

  func evaluate(_ subject: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.evaluate(subject, variables)
    case .and(let a, let b): a.evaluate(subject, variables) && b.evaluate(subject, variables)
    case .or(let a, let b): a.evaluate(subject, variables) || b.evaluate(subject, variables)
    case .comparison(let comparison): comparison.evaluate(subject, variables)
    case .predicate(let predicate): predicate.evaluate(with: subject, substitutionVariables: variables)
    }
  }
}
