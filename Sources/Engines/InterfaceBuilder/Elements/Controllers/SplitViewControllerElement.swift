/// `splitViewController`: UISplitViewController. Widths are in points, fractions of the total width from 0 to 1.
package enum SplitViewControllerElement {
  package static let style = Property<String>("style")
  package static let allowDoubleColumnStyle = Property<Bool>("allowDoubleColumnStyle")
  package static let allowTripleColumnStyle = Property<Bool>("allowTripleColumnStyle")
  package static let behavior = Property<SplitBehavior>("behavior")
  package static let preferredDisplayMode = Property<SplitDisplayMode>("preferredDisplayMode")
  package static let primaryBackgroundStyle = Property<SplitBackgroundStyle>("primaryBackgroundStyle")
  package static let presentsWithGesture = Property<Bool>("presentsWithGesture")
  package static let showsSecondaryOnlyButton = Property<Bool>("showsSecondaryOnlyButton")
  package static let displayModeButtonVisibility = Property<String>("displayModeButtonVisibility")
  package static let primaryEdge = Property<String>("primaryEdge")
  package static let minimumPrimaryColumnWidth = Property<Double>("minimumPrimaryColumnWidth")
  package static let maximumPrimaryColumnWidth = Property<Double>("maximumPrimaryColumnWidth")
  package static let preferredPrimaryColumnWidth = Property<Double>("preferredPrimaryColumnWidth")
  package static let preferredPrimaryColumnWidthFraction = Property<Double>("preferredPrimaryColumnWidthFraction")
  package static let minimumSupplementaryColumnWidth = Property<Double>("minimumSupplementaryColumnWidth")
  package static let maximumSupplementaryColumnWidth = Property<Double>("maximumSupplementaryColumnWidth")
  package static let preferredSupplementaryColumnWidth = Property<Double>("preferredSupplementaryColumnWidth")
  package static let preferredSupplementaryColumnWidthFraction = Property<Double>(
    "preferredSupplementaryColumnWidthFraction")

  package static let schema = ElementSchema(
    "splitViewController", className: "UISplitViewController", extends: ViewControllerElement.schema,
    [
      style.rule, allowDoubleColumnStyle.rule, allowTripleColumnStyle.rule, behavior.rule, preferredDisplayMode.rule,
      primaryBackgroundStyle.rule, presentsWithGesture.rule, showsSecondaryOnlyButton.rule,
      displayModeButtonVisibility.rule, primaryEdge.rule, minimumPrimaryColumnWidth.rule,
      maximumPrimaryColumnWidth.rule, preferredPrimaryColumnWidth.rule, preferredPrimaryColumnWidthFraction.rule,
      minimumSupplementaryColumnWidth.rule, maximumSupplementaryColumnWidth.rule,
      preferredSupplementaryColumnWidth.rule, preferredSupplementaryColumnWidthFraction.rule,
    ])
}
