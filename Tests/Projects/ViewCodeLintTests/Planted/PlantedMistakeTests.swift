import Testing
import ToolSupport

@testable import ViewCodeLint

/// Recall and precision on code that was not written for the rules.
@Suite("Planted mistakes")
struct PlantedMistakeTests {
  @Test("a rule finds all planted mistakes, and nothing else", arguments: PlantedMistakes.all)
  func recall(planted: PlantedMistakes) throws {
    let rule = try #require(LintRules.named(planted.rule))
    let example = RuleExample(planted.mistakes, target: planted.target, interfaces: planted.interfaces)
    let found = Set(LintRun(rules: [rule]).findings(in: example.project).findings.map(\.line))
    let lines = planted.mistakes.split(separator: "\n", omittingEmptySubsequences: false)
    func text(_ numbers: Set<Int>) -> [String] { numbers.sorted().map { "\($0): \(lines[$0 - 1])" } }
    #expect(text(Set(example.lines).subtracting(found)) == [], "mistakes that were not found")
    #expect(text(found.subtracting(example.lines)) == [], "findings without a mistake")
  }

  @Test("a rule finds nothing in near misses", arguments: PlantedMistakes.all)
  func precision(planted: PlantedMistakes) throws {
    let rule = try #require(LintRules.named(planted.rule))
    for code in planted.nearMisses {
      let example = RuleExample(code, target: planted.target, interfaces: planted.interfaces)
      let found = LintRun(rules: [rule]).findings(in: example.project).findings
      #expect(found.map(\.diagnostic.description) == [], "\(code)")
    }
  }

  @Test("each rule that sources show has at least four planted mistakes and six near misses")
  func counts() {
    for planted in PlantedMistakes.all where planted.rule != "scene-life-cycle" {
      #expect(RuleExample(planted.mistakes).lines.count >= 4, "\(planted.rule)")
      #expect(planted.nearMisses.count >= 6, "\(planted.rule)")
    }
    let rules = LintRules.all.map(\.description).filter { $0.basis != .screens && !$0.examples.isEmpty }
    #expect(Set(PlantedMistakes.all.map(\.rule)) == Set(rules.map(\.identifier)))
  }
}
