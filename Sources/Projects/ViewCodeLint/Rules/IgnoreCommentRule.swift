/// A rule for invalid comments that suppress findings. Every search checks them after its other rules.
struct IgnoreCommentRule: LintRule {
  let description = RuleDescription(
    36, "ignore-comment", "A comment that suppresses nothing, or gives no reason", .syntax, .warning,
    why: """
      `// viewcode:ignore rule: reason` suppresses the findings of a rule on its line; on a line of its own, those on the next line. \
      Several rules have commas between them. A comment without a reason, for a rule that does not exist, or on a line without a finding \
      is told.
      """)
}
