/// A rule for truncated texts, which screens prove.
struct TruncatedTextRule: LintRule {
  let description = RuleDescription(
    9, "truncated-text", "Truncated text", .screens,
    why: """
      The text is truncated at some width, at a large text size, or at double length, which words of other \
      languages can have. Allow more lines, or let the view grow.
      """, defects: ["truncated"])
}
