/// A rule for controls that are hard to touch, which screens prove.
struct TouchTargetRule: LintRule {
  let description = RuleDescription(
    12, "touch-target", "Controls that are too small or covered", .screens,
    why: """
      A control is hard to touch if it is less than 44 points wide or high, or if another view covers it.
      """,
    source: "developer.apple.com/design/human-interface-guidelines/accessibility",
    defects: ["small-target", "covered"])
}
