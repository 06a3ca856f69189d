import Testing

@testable import ViewCodeLint

/// Code with mistakes that a rule must find, and similar code that is right. It is written from the descriptions of
/// the rules, apart from their examples.
struct PlantedMistakes: Sendable, CustomTestStringConvertible {
  let rule: String
  /// Files with at least four mistakes. Each line with one ends with the mark of examples.
  let mistakes: String
  /// At least six files without a mistake.
  let nearMisses: [String]
  let target: LintedProject.Target
  let interfaces: [String: String]

  init(
    _ rule: String, _ mistakes: String, nearMisses: [String],
    target: LintedProject.Target = LintedProject.Target(name: "Shop"), interfaces: [String: String] = [:]
  ) {
    self.rule = rule
    self.mistakes = mistakes
    self.nearMisses = nearMisses
    self.target = target
    self.interfaces = interfaces
  }

  var testDescription: String { rule }

  static let all = layout + device + behavior + ownership + steps
}
