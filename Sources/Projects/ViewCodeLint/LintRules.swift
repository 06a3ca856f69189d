/// All rules.
package enum LintRules {
  /// All rules, in the order of their numbers.
  package static let all: [any LintRule] = [
    SceneLifeCycleRule(), MainScreenRule(), TranslatedMaskRule(), InactiveConstraintRule(), ConflictRule(),
    AmbiguityRule(), ConstraintBeforeHierarchyRule(), UnusedViewRule(), TruncatedTextRule(), FixedFontRule(),
    FixedColorRule(), TouchTargetRule(), MissingLabelRule(), UnsafeAreaRule(), WindowSizeRule(), DeviceBranchRule(),
    LeftRightRule(), UnlocalizedTextRule(), MissingSuperRule(), RetainedOwnerRule(), StrongDelegateRule(),
    StaleCellStateRule(), UnregisteredCellRule(), RepeatedHierarchyRule(), EarlyFrameRule(), CellChainRule(),
    MainThreadRule(),
    DeprecatedNameRule(), BarGeometryRule(), HiddenGlassRule(), OutsideStepRule(), StepOrderRule(),
    ControllerLayoutRule(), TrappingCoderRule(), AnchorChainRule(), IgnoreCommentRule(), LowContrastRule(),
  ]

  package static func named(_ identifier: String) -> (any LintRule)? {
    all.first { $0.description.identifier == identifier }
  }
}
