/// A rule for invalid comments that suppress findings. Every search checks them after its other rules.
struct IgnoreCommentRule: LintRule {
  let description = RuleDescription(
    36, "ignore-comment", "A comment that suppresses nothing, or has no reason", .syntax, .warning,
    why: """
      `// viewcode:ignore rule: reason` suppresses the findings of a rule on its line or, on a line of its \
      own, on the next line. Commas separate several rules. The rule finds comments without a reason, with an \
      unknown rule, or on a line without a finding.
      """)
}
