/// `barButtonItem`: UIBarButtonItem. Its width is in points.
package enum BarButtonItemElement {
  package static let systemItem = Property<BarButtonSystemItem>("systemItem")
  package static let style = Property<BarButtonItemStyle>("style")
  package static let width = Property<Double>("width")
  package static let selected = Property<Bool>("selected")
  package static let springLoaded = Property<Bool>("springLoaded")
  package static let changesSelectionAsPrimaryAction = Property<Bool>("changesSelectionAsPrimaryAction")
  package static let tintColor = Property<Color>("tintColor")
  package static let customView = Property<Object>("customView")
  package static let menu = Property<Object>("menu")

  package static let schema = ElementSchema(
    "barButtonItem", className: "UIBarButtonItem", extends: BarItemElement.schema,
    [
      systemItem.rule, style.rule, width.rule, selected.rule, springLoaded.rule,
      changesSelectionAsPrimaryAction.rule, tintColor.rule, customView.rule, menu.rule,
    ])
}
