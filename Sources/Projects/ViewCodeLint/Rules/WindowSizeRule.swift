/// A rule for defects at some window sizes, which screens prove.
struct WindowSizeRule: LintRule {
  let description = RuleDescription(
    15, "window-size", "A screen that breaks at some sizes of its window", .screens,
    why: """
      Texts or controls leave the window or lie on each other, or a frame depends on the size that the window had before.
      """, defects: ["off-screen", "overlap", "order-dependent"])
}
