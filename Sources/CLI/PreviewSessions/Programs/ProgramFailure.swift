/// The unexpected end of a program that showed a screen.
package struct ProgramFailure: CustomStringConvertible, Equatable, Sendable {
  /// The reason, such as "Unexpectedly found nil while unwrapping an Optional value, at Cell.swift:12".
  package let reason: String
  /// The calls in which the program ended, the innermost first, each `function at file:line`; empty if they are not
  /// known.
  package let stack: [String]
  /// Where to report it, if it is no fault of the app.
  package let advice: String?

  package init(reason: String, stack: [String] = [], advice: String? = nil) {
    self.reason = reason
    self.stack = stack
    self.advice = advice
  }

  /// The failure with only those calls that are in files of a folder, and with paths relative to that folder.
  package func relative(to folder: String) -> ProgramFailure {
    ProgramFailure(
      reason: reason.replacing(folder + "/", with: ""),
      stack: stack.filter { $0.contains(" at \(folder)/") }.map { $0.replacing(folder + "/", with: "") },
      advice: advice)
  }

  package var description: String {
    ([reason] + stack.map { "  at \($0)" } + (advice.map { [$0] } ?? [])).joined(separator: "\n")
  }
}
