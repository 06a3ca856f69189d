/// The part of docs/lint.md that is generated from the rules.
package enum LintPage {
  /// The line that precedes the generated part.
  package static let start = "<!-- What follows is generated from the rules. -->"

  package static var text: String {
    let rules = LintRules.all.map(\.description)
    var lines = ["| rule | finds | by | severity |", "| --- | --- | --- | --- |"]
    lines += rules.map {
      "| [`\($0.identifier)`](#\($0.identifier)) | \($0.title) | \($0.basis.rawValue) | \($0.severity.rawValue) |"
    }
    for rule in rules {
      lines += ["", "### \(rule.identifier)", "", "\(rule.title). \(rule.why)"]
      if !rule.defects.isEmpty {
        let kinds = rule.defects.map { "`\($0)`" }.joined(separator: ", ")
        lines += ["", rule.basis == .screens ? "Found on screens, as \(kinds)." : "Proved by screens with \(kinds)."]
      }
      if !rule.source.isEmpty { lines += ["", "Source: \(rule.source)"] }
      if let example = rule.examples.first(where: \.isTriggering) { lines += ["", "```swift", example.code, "```"] }
      if let example = rule.examples.first(where: { !$0.isTriggering }) {
        lines += ["", "Nothing is found in:", "", "```swift", example.code, "```"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
