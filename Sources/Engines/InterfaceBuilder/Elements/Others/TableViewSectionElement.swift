/// `tableViewSection`: a section of a static table. Its cells are `Object.cells`.
package enum TableViewSectionElement {
  package static let headerTitle = Property<String>("headerTitle")
  package static let footerTitle = Property<String>("footerTitle")
  package static let colorToken = Property<String>("colorToken")
  package static let headerView = Property<Object>("headerView")
  package static let footerView = Property<Object>("footerView")

  package static let schema = ElementSchema(
    "tableViewSection", extends: ObjectElement.schema,
    [
      headerTitle.rule, footerTitle.rule, colorToken.rule, headerView.rule, footerView.rule,
    ],
    children: ["cells"])
}
