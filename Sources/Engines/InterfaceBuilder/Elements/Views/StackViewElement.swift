/// `stackView`: UIStackView. The arranged views are its subviews.
package enum StackViewElement {
  package static let axis = Property<Axis>("axis")
  package static let distribution = Property<StackDistribution>("distribution")
  package static let alignment = Property<StackAlignment>("alignment")
  package static let spacing = Property<Double>("spacing")
  package static let spacingType = Property<StackSpacingType>("spacingType")
  package static let baselineRelativeArrangement = Property<Bool>("baselineRelativeArrangement")
  package static let layoutMarginsRelativeArrangement = Property<Bool>("layoutMarginsRelativeArrangement")

  package static let schema = ElementSchema(
    "stackView", className: "UIStackView", extends: ViewElement.schema,
    [
      axis.rule, distribution.rule, alignment.rule, spacing.rule, spacingType.rule, baselineRelativeArrangement.rule,
      layoutMarginsRelativeArrangement.rule,
    ])
}
