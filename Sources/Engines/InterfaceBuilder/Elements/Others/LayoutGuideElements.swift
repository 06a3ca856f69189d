/// `viewControllerLayoutGuide`: the top or bottom layout guide of a controller, from before the safe area.
package enum ViewControllerLayoutGuideElement {
  package static let type = Property<ViewControllerLayoutGuideKind>("type")

  package static let schema = ElementSchema(
    "viewControllerLayoutGuide", extends: ObjectElement.schema,
    [
      type.rule
    ])
}

/// `viewLayoutGuide`: a layout guide of the enclosing view.
package enum ViewLayoutGuideElement {
  package static let key = Property<LayoutGuideKind>("key")

  package static let schema = ElementSchema(
    "viewLayoutGuide", className: "UILayoutGuide", extends: ObjectElement.schema,
    [
      key.rule
    ])
}
