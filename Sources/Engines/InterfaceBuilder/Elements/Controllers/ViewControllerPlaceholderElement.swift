/// `viewControllerPlaceholder`: a controller of another storyboard.
package enum ViewControllerPlaceholderElement {
  package static let storyboardName = Property<String>("storyboardName")
  package static let referencedIdentifier = Property<String>("referencedIdentifier")
  package static let bundleIdentifier = Property<String>("bundleIdentifier")

  package static let schema = ElementSchema(
    "viewControllerPlaceholder", extends: ViewControllerElement.schema,
    [
      storyboardName.rule, referencedIdentifier.rule, bundleIdentifier.rule,
    ])
}
