/// All supported formats of descriptions.
@MainActor
enum LayoutPatterns {
  private static let all: [any LayoutPattern.Type] = [
    SafeAreaPropagation.self, SafeAreaGuide.self, AdditionalSafeArea.self, SafeAreaMargins.self,
    PreservedMargins.self, RootMargins.self, ReadableContent.self, GuideBelowView.self, FourLabels.self,
    StackPattern.self, StackOfOneLabel.self, WidthsAtPriorities.self, ConstraintHolders.self, EqualWidths.self,
    ChildOfFractionalParent.self, BaselineAlignment.self, ProgressFill.self, ButtonTitle.self, TextInput.self,
  ]

  /// The missing features that rows require, by the prefix of the area.
  private static let missing: [(area: String, reason: String)] = [
    ("flow layout", "UICollectionView is not measured"),
    ("table", "UITableView is not measured"),
    ("sheet", "sheets are not measured"),
    ("search bar", "UISearchBar is not measured"),
    ("UIStackView bookkeeping", "the expected result is text, not numbers"),
    ("appearance order", "the expected result is text, not numbers"),
  ]

  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer {
    for pattern in all {
      if let answer = try pattern.measure(setup) { return answer }
    }
    if let entry = missing.first(where: { setup.area.hasPrefix($0.area) }) { throw Unsupported(entry.reason) }
    throw Unsupported("the description has no known form")
  }
}
