/// `tableViewCellContentView`: the content view of a cell.
package enum TableViewCellContentViewElement {
  package static let tableViewCell = Property<Object>("tableViewCell")

  package static let schema = ElementSchema(
    "tableViewCellContentView", className: "UIView", extends: ViewElement.schema,
    [
      tableViewCell.rule
    ])
}
