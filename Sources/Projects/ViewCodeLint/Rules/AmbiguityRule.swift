/// A rule for layouts that constraints do not determine, which screens prove.
struct AmbiguityRule: LintRule {
  let description = RuleDescription(
    6, "ambiguous-layout", "A position or size that constraints leave open", .screens,
    why:
      "More than one layout fits the constraints. Which one is shown may change from one pass, or one system, to the next.",
    defects: ["ambiguous"])
}
