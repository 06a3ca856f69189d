/// A rule for content outside of the safe area, which screens prove.
struct UnsafeAreaRule: LintRule {
  let description = RuleDescription(
    14, "unsafe-area", "Content outside of the safe area", .screens,
    why:
      "Text or a control lies under the status bar, the notch, the home indicator or a camera, at some device or rotation.",
    defects: ["unsafe-area"])
}
