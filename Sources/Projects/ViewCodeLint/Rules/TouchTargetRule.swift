/// A rule for controls that are hard to touch, which screens prove.
struct TouchTargetRule: LintRule {
  let description = RuleDescription(
    12, "touch-target", "Controls that are too small or covered", .screens,
    why: "A control that is less than 44 points wide or high, or that another view lies on, is hard to touch.",
    source: "developer.apple.com/design/human-interface-guidelines/accessibility",
    defects: ["small-target", "covered"])
}
