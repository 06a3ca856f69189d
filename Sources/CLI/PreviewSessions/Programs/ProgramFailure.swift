/// The unexpected end of a program that displays a screen.
package struct ProgramFailure: CustomStringConvertible, Equatable, Sendable {
  /// The reason, such as "Unexpectedly found nil while unwrapping an Optional value, at Cell.swift:12".
  package let reason: String
  /// The calls in which the program ended, the innermost first, each in the form `function at file:line`. The array is
  /// empty if they are unknown.
  package let stack: [String]
  /// Advice on reporting the failure if the app did not cause it.
  package let advice: String?

  package init(reason: String, stack: [String] = [], advice: String? = nil) {
    self.reason = reason
    self.stack = stack
    self.advice = advice
  }

  /// Returns the failure with only those calls that are in files of a folder, and with paths relative to that folder.
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
