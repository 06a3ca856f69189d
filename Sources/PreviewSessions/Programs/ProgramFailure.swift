/// A program that came to its end while it was to show a screen.
package struct ProgramFailure: Error, CustomStringConvertible, Sendable {
  /// Why, such as "Unexpectedly found nil while unwrapping an Optional value, at Cell.swift:12".
  package let reason: String
  /// Where it was, the innermost call first, each `function at file:line`; empty where nothing is known.
  package let stack: [String]

  package init(reason: String, stack: [String] = []) {
    self.reason = reason
    self.stack = stack
  }

  package var description: String {
    ([reason] + stack.map { "  at \($0)" }).joined(separator: "\n")
  }
}
