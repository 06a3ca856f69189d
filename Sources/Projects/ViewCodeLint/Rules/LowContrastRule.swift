/// A rule for text with low contrast, which screens prove.
struct LowContrastRule: LintRule {
  let description = RuleDescription(
    37, "low-contrast", "Text with low contrast, in light or dark mode", .screens,
    why: """
      Text is hard to read if the contrast with its background is below 4.5 to 1, or below 3 to 1 for large text. Both appearances are \
      examined. The system's colors for secondary text are accepted.
      """,
    source: "developer.apple.com/design/human-interface-guidelines/accessibility", defects: ["low-contrast"])
}
