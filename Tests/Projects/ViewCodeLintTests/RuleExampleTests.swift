import Testing
import ToolSupport

@testable import ViewCodeLint

/// The examples in the rules' descriptions.
@Suite("Rules' examples")
struct RuleExampleTests {
  private static let rules = LintRules.all.filter { !$0.description.examples.isEmpty }.map(\.description.identifier)

  @Test("a rule finds the marked lines of its examples, and no others", arguments: rules)
  func lines(identifier: String) throws {
    let rule = try #require(LintRules.named(identifier))
    for example in rule.description.examples {
      let found = LintRun(rules: [rule]).findings(in: example.project).findings
      #expect(
        Set(found.map(\.line)) == Set(example.lines),
        "\(found.map(\.diagnostic.description).joined(separator: "\n"))\n\(example.code)")
      #expect(found.allSatisfy { $0.rule == identifier })
    }
  }

  @Test("a rule has at least four examples with findings and six without, and a number of its own", arguments: rules)
  func counts(identifier: String) throws {
    let rule = try #require(LintRules.named(identifier)).description
    let marked = rule.examples.map(\.lines.count).reduce(0, +)
    #expect(marked >= (rule.number == 1 ? 1 : 4), "\(marked) marked lines")
    #expect(rule.examples.filter { !$0.isTriggering }.count >= (rule.number == 1 ? 4 : 6))
  }

  @Test("each rule that screens do not prove has examples, but the one for comments about findings")
  func examples() {
    let without = LintRules.all.map(\.description).filter { $0.basis != .screens && $0.examples.isEmpty }
    #expect(without.map(\.identifier) == ["ignore-comment"])
  }

  @Test("names and numbers are unique, and in ascending order")
  func names() {
    let rules = LintRules.all.map(\.description)
    #expect(Set(rules.map(\.identifier)).count == rules.count)
    #expect(rules.map(\.number) == rules.map(\.number).sorted())
    #expect(Set(rules.map(\.number)).count == rules.count)
  }

  @Test("an example of one rule that triggers nothing there makes no other rule stop the program", arguments: rules)
  func together(identifier: String) throws {
    let rule = try #require(LintRules.named(identifier))
    for example in rule.description.examples {
      let all = LintRun().findings(in: example.project).findings
      #expect(Set(all.filter { $0.rule == identifier }.map(\.line)) == Set(example.lines))
      #expect(Set(all.map(\.identity)).count == all.count)
    }
  }
}
