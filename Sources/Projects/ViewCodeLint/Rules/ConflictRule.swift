/// A rule for constraints that contradict each other, which screens prove.
struct ConflictRule: LintRule {
  let description = RuleDescription(
    5, "constraint-conflict", "Constraints that cannot hold together", .screens, .error,
    why: """
      One of the constraints is left out, and the layout is not the one that the code describes. The finding names the smallest set of \
      constraints that contradict each other, and changes after which they hold.
      """, defects: ["conflict"])
}
