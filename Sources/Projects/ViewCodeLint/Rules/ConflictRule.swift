/// A rule for constraints that contradict each other, which screens prove.
struct ConflictRule: LintRule {
  let description = RuleDescription(
    5, "constraint-conflict", "Conflicting constraints", .screens, .error,
    why: """
      UIKit breaks one of the constraints, so the layout differs from the one that the code describes. The \
      finding names the smallest set of conflicting constraints, and changes that resolve the conflict.
      """, defects: ["conflict"])
}
