/// A rule for truncated texts, which screens prove.
struct TruncatedTextRule: LintRule {
  let description = RuleDescription(
    9, "truncated-text", "Text that is cut off", .screens,
    why: """
      Text is cut off at some width, at a large text size, or at double length, as words of other languages have it. Let it take more \
      lines, or let the view grow.
      """, defects: ["truncated"])
}
