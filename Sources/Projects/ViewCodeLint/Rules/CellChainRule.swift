/// A rule for self-sizing cells whose constraints define no height, which screens prove.
struct CellChainRule: LintRule {
  let description = RuleDescription(
    26, "cell-chain", "A self-sizing cell without a vertical chain of constraints", .screens, .error,
    why: """
      The height of a self-sizing cell comes from constraints between the top and the bottom of its `contentView`. If they are not \
      connected, every row keeps the default height. Constrain the last view to the bottom of `contentView`.
      """,
    source: "developer.apple.com/documentation/uikit/creating-self-sizing-table-view-cells",
    defects: ["unchained-cell"])
}
