import Foundation

/// A comparison of two values.
struct PredicateComparison {
  enum Kind {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, `in`, between
  }

  /// The elements of a list on the left side for which the comparison must be true.
  enum Quantifier {
    case direct, any, all, none
  }

  struct Options: OptionSet {
    let rawValue: Int
    static let caseInsensitive = Options(rawValue: 1)
    static let diacriticInsensitive = Options(rawValue: 2)
  }

  let left: PredicateExpression
  let kind: Kind
  let right: PredicateExpression
  let quantifier: Quantifier
  let options: Options

  func evaluate(_ subject: Any?, _ variables: [String: Any]) -> Bool {
    let (a, b) = (
      KeyValues.unwrapped(left.value(subject, variables)), KeyValues.unwrapped(right.value(subject, variables))
    )
    switch quantifier {
    case .direct: return holds(a, b)
    case .any: return (a.flatMap(KeyValues.flattened) ?? []).contains { holds($0, b) }
    case .all: return (a.flatMap(KeyValues.flattened) ?? []).allSatisfy { holds($0, b) }
    case .none: return !(a.flatMap(KeyValues.flattened) ?? []).contains { holds($0, b) }
    }
  }

  private func holds(_ a: Any?, _ b: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(a, b)
    case .notEqual: return !isEqual(a, b)
    case .less: return order(a, b).map { $0 == .orderedAscending } ?? false
    case .lessOrEqual: return order(a, b).map { $0 != .orderedDescending } ?? false
    case .greater: return order(a, b).map { $0 == .orderedDescending } ?? false
    case .greaterOrEqual: return order(a, b).map { $0 != .orderedAscending } ?? false
    case .contains: return contains(a, b)
    case .in: return contains(b, a)
    case .beginsWith: return strings(a, b) { $0.hasPrefix($1) }
    case .endsWith: return strings(a, b) { $0.hasSuffix($1) }
    case .like: return strings(a, b) { PredicateComparison.matches($0, PredicateComparison.pattern(ofWildcards: $1)) }
    case .matches:
      return strings(a, b, isPattern: true) {
        PredicateComparison.matches($0, $1, isCaseInsensitive: options.contains(.caseInsensitive))
      }
    case .between:
      guard let ends = b.flatMap(KeyValues.elements), ends.count == 2 else { return false }
      guard let low = order(ends[0], a), let high = order(a, ends[1]) else { return false }
      return low != .orderedDescending && high != .orderedDescending
    }
  }

  // MARK: - Equality and order

  private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a = KeyValues.unwrapped(a), let b = KeyValues.unwrapped(b) else {
      return KeyValues.unwrapped(a) == nil && KeyValues.unwrapped(b) == nil
    }
    if let x = a as? any KeyValueSource { return isSame(x, b) }
    if let y = b as? any KeyValueSource { return isSame(y, a) }
    if let x = KeyValues.number(a), let y = KeyValues.number(b) { return x == y }
    if let x = KeyValues.string(a), let y = KeyValues.string(b) { return folded(x) == folded(y) }
    if let x = KeyValues.elements(of: a), let y = KeyValues.elements(of: b) {
      return x.count == y.count && zip(x, y).allSatisfy { isEqual($0, $1) }
    }
    if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
    return type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
  }

  private func isSame(_ a: any KeyValueSource, _ b: Any) -> Bool {
    guard type(of: b) is AnyClass else { return false }
    let other = b as AnyObject
    return a === other || a.comparisonIdentity === ((other as? any KeyValueSource)?.comparisonIdentity ?? other)
  }

  private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
    if let x = KeyValues.number(a), let y = KeyValues.number(b) {
      return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame
    }
    guard let x = KeyValues.string(a), let y = KeyValues.string(b) else { return nil }
    return folded(x).compare(folded(y))
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    guard let whole = KeyValues.unwrapped(whole) else { return false }
    if let elements = KeyValues.elements(of: whole) { return elements.contains { isEqual($0, part) } }
    if let dictionary = whole as? [AnyHashable: Any] { return dictionary.values.contains { isEqual($0, part) } }
    return strings(whole, part) { $1.isEmpty || $0.contains($1) }
  }

  // MARK: - Strings

  private func folded(_ text: String) -> String {
    var foldings: String.CompareOptions = []
    if options.contains(.caseInsensitive) { foldings.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { foldings.insert(.diacriticInsensitive) }
    return foldings.isEmpty ? text : text.folding(options: foldings, locale: nil)
  }

  private func strings(_ a: Any?, _ b: Any?, isPattern: Bool = false, _ test: (String, String) -> Bool) -> Bool {
    guard let text = KeyValues.string(a) ?? (isPattern ? KeyValues.number(a).map { "\($0)" } : nil),
      let other = KeyValues.string(b)
    else { return false }
    guard !isPattern else {
      return test(
        options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text,
        other)
    }
    return test(folded(text), folded(other))
  }

  /// Returns the regular expression for a pattern with `?` for one character and `*` for any number of them.
  private static func pattern(ofWildcards text: String) -> String {
    var (pattern, isEscaped) = ("", false)
    for character in text {
      if isEscaped {
        pattern += NSRegularExpression.escapedPattern(for: String(character))
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "*": pattern += "[\\s\\S]*"
      case "?": pattern += "[\\s\\S]"
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return pattern
  }

  /// Returns whether the whole text matches. As on a device, an invalid pattern stops the program.
  private static func matches(_ text: String, _ pattern: String, isCaseInsensitive: Bool = false) -> Bool {
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: isCaseInsensitive ? [.caseInsensitive] : [])
    else { fatalError("NSPredicate: can't do regex matching, reason: can't open pattern '\(pattern)'") }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
