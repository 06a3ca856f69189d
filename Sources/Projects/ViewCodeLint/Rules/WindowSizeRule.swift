/// A rule for defects at some window sizes, which screens prove.
struct WindowSizeRule: LintRule {
  let description = RuleDescription(
    15, "window-size", "A screen that breaks at some sizes of its window", .screens,
    why: """
      Text or controls leave the window or overlap, or a frame depends on the previous size of the window.
      """, defects: ["off-screen", "overlap", "order-dependent"])
}
