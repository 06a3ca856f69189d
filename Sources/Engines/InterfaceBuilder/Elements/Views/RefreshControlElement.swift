/// `refreshControl`: UIRefreshControl.
package enum RefreshControlElement {
  package static let attributedTitle = Property<AttributedText>("attributedTitle")

  package static let schema = ElementSchema(
    "refreshControl", className: "UIRefreshControl", extends: ControlElement.schema,
    [
      attributedTitle.rule
    ])
}
