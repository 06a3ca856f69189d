import Foundation

extension NSPredicate {
  /// Creates a predicate of its format. One that is none stops the program, as on a phone.
  ///
  /// What is compared are strings, numbers, dates, collections, and the properties of objects that Swift's reflection knows, in
  /// dictionaries and by key paths, and the functions that `NSExpression` knows.
  ///
  /// - Parameters:
  ///   - predicateFormat: as Apple's Predicate Programming Guide has it.
  ///   - args: for each `%@`, `%K` and `%d` in it, the value.
  /// - Source: developer.apple.com/documentation/foundation/nspredicate/init(format:_:)
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, values: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  convenience init(_ node: PredicateNode) {
    // Unchecked: a predicate is evaluated with what its caller hands it, and does not change.
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
