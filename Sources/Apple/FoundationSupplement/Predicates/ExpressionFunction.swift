import Foundation

/// The functions of expressions.
///
/// - Source: developer.apple.com/documentation/foundation/nsexpression/init(forfunction:arguments:)
enum ExpressionFunction {
  /// The names of the operators' functions with the operators.
  static let operators = [
    "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:", "**": "raise:toPower:",
  ]

  /// The names of all functions in Apple's documentation.
  static let names: Set<String> = [
    "average:", "sum:", "count:", "min:", "max:", "median:", "mode:", "stddev:", "add:to:", "from:subtract:",
    "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:", "raise:toPower:", "exp:", "floor:", "ceiling:",
    "abs:", "trunc:", "uppercase:", "lowercase:", "random", "random:", "now", "bitwiseAnd:with:", "bitwiseOr:with:",
    "bitwiseXor:with:", "leftshift:by:", "rightshift:by:", "onesComplement:", "noindex:", "length:",
    "castObject:toType:",
    "objectFrom:withIndex:",
  ]

  /// Returns the full name of a function whose last colon a format may omit; `nil` if there is none.
  static func name(_ name: String) -> String? {
    names.contains(name) ? name : names.contains(name + ":") ? name + ":" : nil
  }

  /// Returns the result of an operator with Objective-C's arithmetic: integers remain integers, so that 7 / 2 is 3. An
  /// integer divided by zero is infinity. Nil if a side isn't a number.
  static func calculate(_ symbol: String, _ left: Any?, _ right: Any?) -> NSNumber? {
    if symbol != "**", let a = KeyValues.integer(left), let b = KeyValues.integer(right),
      let result = whole(symbol, a, b)
    {
      return NSNumber(value: result)
    }
    guard let a = KeyValues.number(left), let b = KeyValues.number(right) else { return nil }
    switch symbol {
    case "+": return NSNumber(value: a + b)
    case "-": return NSNumber(value: a - b)
    case "*": return NSNumber(value: a * b)
    case "/": return NSNumber(value: a / b)
    default: return NSNumber(value: pow(a, b))
    }
  }

  /// Returns the integer result; `nil` if it isn't a 64-bit integer.
  private static func whole(_ symbol: String, _ a: Int, _ b: Int) -> Int? {
    let (result, overflow) =
      switch symbol {
      case "+": a.addingReportingOverflow(b)
      case "-": a.subtractingReportingOverflow(b)
      case "*": a.multipliedReportingOverflow(by: b)
      default: a.dividedReportingOverflow(by: b)
      }
    return overflow ? nil : result
  }

  static func call(_ name: String, _ values: [Any?]) -> Any? {
    let first = values.first ?? nil
    let second = values.count > 1 ? values[1] : nil
    if let symbol = operators.first(where: { $0.value == name })?.key { return calculate(symbol, first, second) }
    if let result = text(name, first) { return result }
    if let result = statistic(name, first) { return result }
    if let result = number(name, first) { return NSNumber(value: result) }
    if let result = bits(name, first, second) { return NSNumber(value: result) }
    switch name {
    case "count:": return NSNumber(value: KeyValues.unwrapped(first).flatMap(KeyValues.elements)?.count ?? 0)
    case "now": return Date()
    case "random": return NSNumber(value: Double.random(in: 0..<1))
    case "random:":
      guard let limit = KeyValues.integer(first), limit > 0 else { return nil }
      return NSNumber(value: Int.random(in: 0..<limit))
    case "noindex:": return first
    case "castObject:toType:": return cast(first, to: KeyValues.string(second) ?? "")
    case "objectFrom:withIndex:":
      return PredicateExpression.element(.constant(first), .constant(second)).value(nil, [:])
    default: return nil
    }
  }

  private static func text(_ name: String, _ value: Any?) -> Any? {
    guard let text = KeyValues.string(value) else { return nil }
    return switch name {
    case "uppercase:": text.uppercased()
    case "lowercase:": text.lowercased()
    case "length:": NSNumber(value: text.utf16.count)
    default: nil
    }
  }

  private static func statistic(_ name: String, _ value: Any?) -> Any? {
    let elements = KeyValues.unwrapped(value).flatMap(KeyValues.elements) ?? []
    let numbers = elements.compactMap(KeyValues.number)
    switch name {
    case "sum:":
      // The sum of integers is an integer.
      return elements.reduce(NSNumber(value: 0)) { calculate("+", $0, $1) ?? $0 }
    case "average:": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "min:": return elements.filter { KeyValues.number($0) != nil }.min { isAscending($0, $1) }
    case "max:": return elements.filter { KeyValues.number($0) != nil }.max { isAscending($0, $1) }
    case "median:": return median(numbers).map { NSNumber(value: $0) }
    case "mode:": return modes(numbers)
    case "stddev:": return deviation(numbers).map { NSNumber(value: $0) }
    default: return nil
    }
  }

  private static func isAscending(_ first: Any, _ second: Any) -> Bool {
    (KeyValues.number(first) ?? 0) < (KeyValues.number(second) ?? 0)
  }

  private static func median(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let (sorted, middle) = (numbers.sorted(), numbers.count / 2)
    return numbers.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// Returns the most frequent values.
  private static func modes(_ numbers: [Double]) -> [NSNumber]? {
    let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
    guard let most = counts.values.max() else { return nil }
    return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
  }

  /// Returns the standard deviation of a whole population.
  private static func deviation(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    return (numbers.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(numbers.count)).squareRoot()
  }

  private static func number(_ name: String, _ value: Any?) -> Double? {
    guard let x = KeyValues.number(value) else { return nil }
    return switch name {
    case "sqrt:": x.squareRoot()
    case "log:": log10(x)
    case "ln:": log(x)
    case "exp:": exp(x)
    case "floor:": x.rounded(.down)
    case "ceiling:": x.rounded(.up)
    case "trunc:": x.rounded(.towardZero)
    case "abs:": abs(x)
    default: nil
    }
  }

  private static func bits(_ name: String, _ left: Any?, _ right: Any?) -> Int? {
    guard let a = KeyValues.integer(left) ?? KeyValues.number(left).flatMap({ Int(exactly: $0.rounded(.towardZero)) })
    else { return nil }
    if name == "onesComplement:" { return ~a }
    guard let b = KeyValues.integer(right) ?? KeyValues.number(right).flatMap({ Int(exactly: $0.rounded(.towardZero)) })
    else { return nil }
    return switch name {
    case "bitwiseAnd:with:": a & b
    case "bitwiseOr:with:": a | b
    case "bitwiseXor:with:": a ^ b
    case "leftshift:by:": a << b
    case "rightshift:by:": a >> b
    case "modulus:by:": b == 0 ? nil : a % b
    default: nil
    }
  }

  private static func cast(_ value: Any?, to type: String) -> Any? {
    switch type {
    case "NSString", "String": KeyValues.string(value) ?? KeyValues.unwrapped(value).map { "\($0)" }
    case "NSNumber":
      KeyValues.number(value).map { NSNumber(value: $0) }
        ?? KeyValues.string(value).flatMap(Double.init).map { NSNumber(value: $0) }
    case "NSDate", "Date": KeyValues.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "NSDecimalNumber": KeyValues.number(value).map { NSDecimalNumber(value: $0) }
    default: value
    }
  }

  /// Returns the results of methods of numbers, texts and collections without arguments, and the values of properties
  /// by name.
  static func send(_ name: String, to target: Any?, _ arguments: [Any?]) -> Any? {
    guard let target = KeyValues.unwrapped(target) else { return nil }
    if arguments.isEmpty, !(target is String), let number = KeyValues.number(target) {
      switch name {
      case "doubleValue", "floatValue": return NSNumber(value: number)
      case "intValue", "integerValue", "longLongValue":
        return Int(exactly: number.rounded(.towardZero)).map { NSNumber(value: $0) }
      case "boolValue": return NSNumber(value: number != 0)
      case "stringValue", "description": return (target as? NSNumber)?.stringValue ?? "\(target)"
      default: break
      }
    }
    if arguments.isEmpty, name == "count", let elements = KeyValues.elements(of: target) {
      return NSNumber(value: elements.count)
    }
    return arguments.isEmpty ? KeyValues.value(at: [name], of: target) : call(name, [target] + arguments)
  }
}
