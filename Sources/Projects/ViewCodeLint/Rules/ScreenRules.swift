// Rules whose findings come from screens that were laid out: their checks are those of sweeps and audits.

struct ConflictRule: LintRule {
  let description = RuleDescription(
    5, "constraint-conflict", "Constraints that cannot hold together", .screens, .error,
    why: """
      One of the constraints is left out, and the layout is not the one that the code describes. The finding names the smallest set of \
      constraints that contradict each other, and changes after which they hold.
      """, defects: ["conflict"])
}

struct AmbiguityRule: LintRule {
  let description = RuleDescription(
    6, "ambiguous-layout", "A position or size that constraints leave open", .screens,
    why:
      "More than one layout fits the constraints. Which one is shown may change from one pass, or one system, to the next.",
    defects: ["ambiguous"])
}

struct TruncatedTextRule: LintRule {
  let description = RuleDescription(
    9, "truncated-text", "Text that is cut off", .screens,
    why: """
      Text is cut off at some width, at a large text size, or at double length, as words of other languages have it. Let it take more \
      lines, or let the view grow.
      """, defects: ["truncated"])
}

struct TouchTargetRule: LintRule {
  let description = RuleDescription(
    12, "touch-target", "Controls that are too small or covered", .screens,
    why: "A control that is less than 44 points wide or high, or that another view lies on, is hard to touch.",
    source: "developer.apple.com/design/human-interface-guidelines/accessibility",
    defects: ["small-target", "covered"])
}

struct UnsafeAreaRule: LintRule {
  let description = RuleDescription(
    14, "unsafe-area", "Content outside of the safe area", .screens,
    why:
      "Text or a control lies under the status bar, the notch, the home indicator or a camera, at some device or rotation.",
    defects: ["unsafe-area"])
}

struct WindowSizeRule: LintRule {
  let description = RuleDescription(
    15, "window-size", "A screen that breaks at some sizes of its window", .screens,
    why: """
      Texts or controls leave the window or lie on each other, or a frame depends on the size that the window had before.
      """, defects: ["off-screen", "overlap", "order-dependent"])
}
