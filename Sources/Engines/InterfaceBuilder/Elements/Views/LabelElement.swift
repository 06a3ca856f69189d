/// `label`: UILabel. Sizes are in points.
package enum LabelElement {
  package static let text = Property<String>("text")
  package static let attributedText = Property<AttributedText>("attributedText")
  package static let usesAttributedText = Property<Bool>("usesAttributedText")
  package static let textAlignment = Property<TextAlignment>("textAlignment")
  package static let lineBreakMode = Property<LineBreakMode>("lineBreakMode")
  package static let baselineAdjustment = Property<BaselineAdjustment>("baselineAdjustment")
  package static let numberOfLines = Property<Int>("numberOfLines")
  package static let adjustsFontSizeToFit = Property<Bool>("adjustsFontSizeToFit")
  package static let minimumFontSize = Property<Double>("minimumFontSize")
  package static let minimumScaleFactor = Property<Double>("minimumScaleFactor")
  package static let adjustsFontForContentSizeCategory = Property<Bool>("adjustsFontForContentSizeCategory")
  package static let adjustsLetterSpacingToFitWidth = Property<Bool>("adjustsLetterSpacingToFitWidth")
  package static let preferredMaxLayoutWidth = Property<Double>("preferredMaxLayoutWidth")
  package static let enabled = Property<Bool>("enabled")
  package static let highlighted = Property<Bool>("highlighted")
  package static let showsExpansionTextWhenTruncated = Property<Bool>("showsExpansionTextWhenTruncated")
  package static let fontDescription = Property<FontDescription>("fontDescription")
  package static let textColor = Property<Color>("textColor")
  package static let highlightedColor = Property<Color>("highlightedColor")
  package static let shadowColor = Property<Color>("shadowColor")
  package static let shadowOffset = Property<Size>("shadowOffset")

  package static let schema = ElementSchema(
    "label", className: "UILabel", extends: ViewElement.schema,
    [
      text.rule, attributedText.rule, usesAttributedText.rule, textAlignment.rule, lineBreakMode.rule,
      baselineAdjustment.rule, numberOfLines.rule, adjustsFontSizeToFit.rule, minimumFontSize.rule,
      minimumScaleFactor.rule, adjustsFontForContentSizeCategory.rule, adjustsLetterSpacingToFitWidth.rule,
      preferredMaxLayoutWidth.rule, enabled.rule, highlighted.rule, showsExpansionTextWhenTruncated.rule,
      fontDescription.rule, textColor.rule, highlightedColor.rule, shadowColor.rule, shadowOffset.rule,
    ])
}
