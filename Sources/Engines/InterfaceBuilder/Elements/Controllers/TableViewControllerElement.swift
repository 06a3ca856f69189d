/// `tableViewController`: UITableViewController.
package enum TableViewControllerElement {
  package static let clearsSelectionOnViewWillAppear = Property<Bool>("clearsSelectionOnViewWillAppear")
  package static let refreshControl = Property<Object>("refreshControl")

  package static let schema = ElementSchema(
    "tableViewController", className: "UITableViewController", extends: ViewControllerElement.schema,
    [
      clearsSelectionOnViewWillAppear.rule, refreshControl.rule,
    ])
}
