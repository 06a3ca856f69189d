import Foundation
import Testing

@testable import FoundationSupplement

@Suite("NSExpression")
struct NSExpressionTests {
  private typealias Expression = FoundationSupplement.NSExpression

  private final class Item: NSObject {
    let price: Double
    let count: Int
    let tags: [String]

    init(_ price: Double, _ count: Int, _ tags: [String] = []) {
      self.price = price
      self.count = count
      self.tags = tags
    }
  }

  private func value(_ format: String, of object: Any? = nil) -> NSNumber? {
    Expression(format: format).expressionValue(with: object, context: nil) as? NSNumber
  }

  @Test("operators bind as in arithmetic, and whole numbers stay whole")
  func arithmetic() {
    #expect(value("1 + 2 * 3") == 7)
    #expect(value("(1 + 2) * 3") == 9)
    #expect(value("2 * 3 ** 2") == 18)
    #expect(value("10 - 4 - 3") == 3)
    #expect(value("-2 + 5") == 3)
    #expect(value("7 / 2") == 3)
    #expect(value("7.0 / 2") == 3.5)
    #expect(value("0.1 + 0.2")?.doubleValue == 0.1 + 0.2)
    #expect(value("1 / 0")?.doubleValue == .infinity)
    #expect(value("9223372036854775807 + 1")?.doubleValue == 9_223_372_036_854_775_808)
  }

  @Test(
    "functions have the values of Apple's documentation",
    arguments: [
      ("sqrt(16)", 4), ("abs(-3)", 3), ("floor(2.7)", 2), ("ceiling(2.1)", 3), ("trunc(-2.7)", -2), ("log(1000)", 3),
      ("exp(0)", 1), ("ln(1)", 0), ("modulus:by:(11, 4)", 3), ("sum({1, 2, 3})", 6), ("average({1, 2})", 1.5),
      ("count({5, 6})", 2), ("min({3, 1, 2})", 1), ("max:({3, 1, 2})", 3), ("median({1, 5, 2})", 2),
      ("stddev({2, 4})", 1), ("bitwiseAnd:with:(6, 3)", 2), ("FUNCTION(7, 'doubleValue') / 2", 3.5),
      ("TERNARY(1 < 2, 10, 20)", 10), ("CAST('4.5', 'NSNumber')", 4.5), ("length('abc')", 3),
    ])
  func functions(format: String, expected: Double) throws {
    #expect(abs(try #require(value(format)).doubleValue - expected) < 1e-12)
  }

  @Test("key paths, elements and variables come from the object and the context")
  func objects() {
    let item = Item(2.5, 4, ["a", "b"])
    #expect(value("price * count", of: item) == 10)
    #expect(value("tags.@count", of: item) == 2)
    #expect(Expression(format: "tags[0]").expressionValue(with: item, context: nil) as? String == "a")
    #expect(Expression(format: "tags[LAST]").expressionValue(with: item, context: nil) as? String == "b")
    #expect(value("tags[SIZE]", of: item) == 2)
    #expect(Expression(format: "tags[7]").expressionValue(with: item, context: nil) == nil)
    let context: NSMutableDictionary = ["rate": NSNumber(value: 3)]
    #expect(Expression(format: "count * $rate").expressionValue(with: item, context: context) as? Int == 12)
    #expect(value("sum(count)", of: [item, Item(0, 6)]) == 10)
  }

  @Test("arguments take the places of conversions")
  func arguments() {
    let expression = Expression(format: "%K + %@", "count", 2)
    #expect(expression.expressionValue(with: Item(0, 5), context: nil) as? Int == 7)
  }

  @Test("expressions of parts have the parts")
  func parts() {
    let sum = Expression(format: "1 + 2")
    #expect(sum.expressionType == .function && sum.function == "add:to:")
    #expect(sum.arguments?.map { $0.constantValue as? Int } == [1, 2])
    #expect(Expression(forKeyPath: "a.b").keyPath == "a.b")
    #expect(Expression(forVariable: "x").variable == "x")
    #expect(Expression.expressionForEvaluatedObject().expressionValue(with: 5, context: nil) as? Int == 5)
    let both = Expression(forAggregate: [Expression(forConstantValue: 1), Expression(forConstantValue: 2)])
    let one = Expression(forAggregate: [Expression(forConstantValue: 2)])
    let rest = Expression(forMinusSet: both, with: one).expressionValue(with: nil, context: nil) as? NSSet
    #expect(rest?.allObjects as? [Int] == [1])
    let shared = Expression(forIntersectSet: both, with: one).expressionValue(with: nil, context: nil) as? NSSet
    #expect(shared?.allObjects as? [Int] == [2])
    let choice = Expression(
      forConditional: NSPredicate(format: "SELF > 3"), trueExpression: Expression(forConstantValue: "many"),
      falseExpression: Expression(forConstantValue: "few"))
    #expect(choice.expressionValue(with: 4, context: nil) as? String == "many")
    #expect(choice.expressionValue(with: 3, context: nil) as? String == "few")
    let block = Expression(block: { object, values, _ in "\(object ?? 0) \(values)" }, arguments: [sum])
    #expect(block.expressionValue(with: 1, context: nil) as? String == "1 [3]")
    let average = Expression(forFunction: "average:", arguments: [Expression(forKeyPath: "price")])
    #expect(average.expressionValue(with: [Item(1, 0), Item(4, 0)], context: nil) as? Double == 2.5)
    let chosen = Expression(
      forSubquery: .expressionForEvaluatedObject(), usingIteratorVariable: "n", predicate: NSPredicate(format: "$n > 1")
    )
    #expect(chosen.expressionValue(with: [1, 2, 3], context: nil) as? [Int] == [2, 3])
  }

  @Test("a description reads as a format that means the same")
  func descriptions() {
    for format in ["1 + 2", "(1 + 2) * 3", "8 - (3 - 1)", "price * 2", "sum:({1, 2})", "$rate * 2", "\"a\""] {
      let expression = Expression(format: format)
      #expect(expression.description == format)
      #expect(Expression(format: expression.description).description == format)
    }
  }
}

@Suite("NSComparisonPredicate")
struct NSComparisonPredicateTests {
  private typealias Comparison = FoundationSupplement.NSComparisonPredicate

  private func holds(
    _ type: Comparison.Operator, _ left: Any, _ right: Any, _ modifier: Comparison.Modifier = .direct,
    _ options: Comparison.Options = []
  ) -> Bool {
    Comparison(
      leftExpression: NSExpression(forConstantValue: left), rightExpression: NSExpression(forConstantValue: right),
      modifier: modifier, type: type, options: options
    ).evaluate(with: nil)
  }

  private typealias NSExpression = FoundationSupplement.NSExpression

  @Test("each operator compares as its word in a format does")
  func operators() {
    #expect(holds(.lessThan, 1, 2) && !holds(.lessThan, 2, 2))
    #expect(holds(.greaterThanOrEqualTo, 2, 2) && holds(.notEqualTo, 1, 2) && holds(.equalTo, "a", "a"))
    #expect(holds(.contains, "Straße", "raß") && holds(.beginsWith, "abc", "ab") && holds(.endsWith, "abc", "bc"))
    #expect(holds(.like, "abc", "a*") && holds(.matches, "abc", "a.c") && holds(.in, 2, [1, 2]))
    #expect(holds(.between, 2, [1, 3]) && !holds(.between, 4, [1, 3]))
    #expect(holds(.equalTo, "A", "a", .direct, .caseInsensitive) && !holds(.equalTo, "A", "a"))
    #expect(holds(.equalTo, [1, 2], 2, .any) && !holds(.equalTo, [1, 2], 2, .all))
  }

  @Test("it is part of compound predicates, and filters")
  func compounds() {
    let path = NSExpression(forKeyPath: "name")
    let first = Comparison(
      leftExpression: path, rightExpression: NSExpression(forConstantValue: "b"), modifier: .direct, type: .contains)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [first, NSPredicate(format: "age > 3")])
    let rows: [[String: Any]] = [["name": "abc", "age": 4], ["name": "abc", "age": 1], ["name": "x", "age": 9]]
    #expect(rows.filter { both.evaluate(with: $0) }.count == 1)
  }
}
