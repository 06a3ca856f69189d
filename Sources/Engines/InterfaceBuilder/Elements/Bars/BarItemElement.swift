/// The common properties of bar button items and tab bar items.
package enum BarItemElement {
  package static let title = Property<String>("title")
  package static let image = Property<ImageReference>("image")
  package static let landscapeImage = Property<ImageReference>("landscapeImage")
  package static let largeContentSizeImage = Property<ImageReference>("largeContentSizeImage")
  package static let catalog = Property<String>("catalog")
  package static let enabled = Property<Bool>("enabled")
  package static let tag = Property<Int>("tag")
  package static let imageInsets = Property<EdgeInsets>("imageInsets")
  package static let landscapeImageInsets = Property<EdgeInsets>("landscapeImageInsets")
  package static let largeContentSizeImageInsets = Property<EdgeInsets>("largeContentSizeImageInsets")
  package static let accessibilityConfiguration = Property<Accessibility>("accessibilityConfiguration")

  package static let schema = ElementSchema(
    "barItem", className: "UIBarItem", extends: ObjectElement.schema,
    [
      title.rule, image.rule, landscapeImage.rule, largeContentSizeImage.rule, catalog.rule, enabled.rule, tag.rule,
      imageInsets.rule, landscapeImageInsets.rule, largeContentSizeImageInsets.rule, accessibilityConfiguration.rule,
    ])
}
