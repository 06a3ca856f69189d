/// `menu`: UIMenu. Its elements are `Object.menuElements`.
package enum MenuElement {
  package static let title = Property<String>("title")
  package static let subtitle = Property<String>("subtitle")
  package static let image = Property<ImageReference>("image")
  package static let catalog = Property<String>("catalog")
  package static let inline = Property<Bool>("inline")
  package static let destructive = Property<Bool>("destructive")
  package static let singleSelection = Property<Bool>("singleSelection")
  package static let identifier = Property<String>("identifier")

  package static let schema = ElementSchema(
    "menu", className: "UIMenu", extends: ObjectElement.schema,
    [
      title.rule, subtitle.rule, image.rule, catalog.rule, inline.rule, destructive.rule, singleSelection.rule,
      identifier.rule,
    ],
    children: ["children", "menuElements", "menu", "command", "keyCommand"])
}
