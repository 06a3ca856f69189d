import Foundation

/// A predicate that compares the values of two expressions.
///
/// - Source: developer.apple.com/documentation/foundation/nscomparisonpredicate
open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {
  // Unchecked: a predicate is immutable.

  /// The elements of a collection on the left side for which the comparison must be true.
  public enum Modifier: UInt, Sendable {
    case direct = 0
    case all, any
  }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith
    case `in`
    case customSelector
    case contains = 99
    case between
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1 << 0)
    public static let diacriticInsensitive = Options(rawValue: 1 << 1)
    /// A fast comparison of unmodified text, which can't be combined with the other two options.
    public static let normalized = Options(rawValue: 1 << 2)
  }

  public let predicateOperatorType: Operator
  public let comparisonPredicateModifier: Modifier
  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let options: Options

  /// Creates a comparison. The operator `customSelector` isn't supported and stops the program.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    precondition(
      type != .customSelector, "NSComparisonPredicate: an operator of the type customSelector needs a selector")
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init(value: true)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    PredicateComparison(
      left: leftExpression.content, kind: kind, right: rightExpression.content, quantifier: quantifier,
      options: PredicateComparison.Options(rawValue: Int(options.rawValue & 3))
    ).evaluate(object, bindings ?? [:])
  }

  open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

  private var kind: PredicateComparison.Kind {
    switch predicateOperatorType {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo, .customSelector: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .in
    case .contains: .contains
    case .between: .between
    }
  }

  private var quantifier: PredicateComparison.Quantifier {
    switch comparisonPredicateModifier {
    case .direct: .direct
    case .all: .all
    case .any: .any
    }
  }
}
