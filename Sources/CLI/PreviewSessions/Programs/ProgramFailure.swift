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

  /// The same with the calls of the author's own code alone, their paths below a folder.
  package func text(below folder: String) -> String {
    let own = stack.filter { $0.contains(" at \(folder)/") }.map { $0.replacing(folder + "/", with: "") }
    return ([reason.replacing(folder + "/", with: "")] + own.map { "  at \($0)" }).joined(separator: "\n")
  }

  package var description: String {
    ([reason] + stack.map { "  at \($0)" }).joined(separator: "\n")
  }
}
