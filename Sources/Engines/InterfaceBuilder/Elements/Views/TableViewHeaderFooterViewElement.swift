/// `tableViewHeaderFooterView`: UITableViewHeaderFooterView.
package enum TableViewHeaderFooterViewElement {
  package static let reuseIdentifier = Property<String>("reuseIdentifier")
  package static let contentView = Property<Object>("contentView")
  package static let backgroundView = Property<Object>("backgroundView")

  package static let schema = ElementSchema(
    "tableViewHeaderFooterView", className: "UITableViewHeaderFooterView", extends: ViewElement.schema,
    [
      reuseIdentifier.rule, contentView.rule, backgroundView.rule,
    ])
}
