/// `viewLayoutGuide`: a layout guide of the view around it.
package enum ViewLayoutGuideElement {
  package static let key = Property<LayoutGuideKind>("key")

  package static let schema = ElementSchema(
    "viewLayoutGuide", className: "UILayoutGuide", extends: ObjectElement.schema,
    [
      key.rule
    ])
}
