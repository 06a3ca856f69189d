import Foundation

extension NSPredicate {
  /// Creates a predicate from a format. As on a device, an invalid format stops the program.
  ///
  /// It supports strings, numbers, dates, collections, properties of objects that Swift's reflection can read,
  /// dictionaries, key paths, and the functions of `NSExpression`.
  ///
  /// - Parameters:
  ///   - predicateFormat: A format as in Apple's Predicate Programming Guide.
  ///   - args: The values for `%@`, `%K` and `%d` in the format.
  /// - Source: developer.apple.com/documentation/foundation/nspredicate/init(format:_:)
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, values: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  convenience init(_ node: PredicateNode) {
    // Unchecked: a predicate is immutable and evaluated with the caller's values.
    nonisolated(unsafe) let kept = node
    self.init { subject, variables in kept.evaluate(subject, variables ?? [:]) }
  }

  private convenience init(format: String, values: [Any?]) {
    do throws(PredicateFormatError) {
      self.init(try PredicateParser.parse(format, values))
    } catch {
      fatalError("NSPredicate: unable to parse the format string \"\(format)\": \(error.reason)")
    }
  }
}
