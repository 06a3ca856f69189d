/// `imageView`: UIImageView.
package enum ImageViewElement {
  package static let image = Property<ImageReference>("image")
  package static let highlightedImage = Property<ImageReference>("highlightedImage")
  package static let highlighted = Property<Bool>("highlighted")
  package static let adjustsImageSizeForAccessibilityContentSizeCategory = Property<Bool>(
    "adjustsImageSizeForAccessibilityContentSizeCategory")
  package static let catalog = Property<String>("catalog")
  package static let preferredSymbolConfiguration = Property<SymbolConfiguration>("preferredSymbolConfiguration")
  package static let animationDuration = Property<Double>("animationDuration")
  package static let animationRepeatCount = Property<Int>("animationRepeatCount")

  package static let schema = ElementSchema(
    "imageView", className: "UIImageView", extends: ViewElement.schema,
    [
      image.rule, highlightedImage.rule, highlighted.rule, adjustsImageSizeForAccessibilityContentSizeCategory.rule,
      catalog.rule, preferredSymbolConfiguration.rule, animationDuration.rule, animationRepeatCount.rule,
    ])
}
