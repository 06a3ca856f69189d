/// A rule for layouts that constraints do not determine, which screens prove.
struct AmbiguityRule: LintRule {
  let description = RuleDescription(
    6, "ambiguous-layout", "A position or size that the constraints do not define", .screens,
    why: """
      More than one layout satisfies the constraints. The layout that is shown can change between passes and \
      between systems.
      """,
    defects: ["ambiguous"])
}
