/// A rule for content outside of the safe area, which screens prove.
struct UnsafeAreaRule: LintRule {
  let description = RuleDescription(
    14, "unsafe-area", "Content outside of the safe area", .screens,
    why: """
      Text or a control is behind the status bar, the notch, the home indicator or a camera, on some device or \
      in some orientation.
      """,
    defects: ["unsafe-area"])
}
