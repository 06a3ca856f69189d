/// `tableViewCell`: UITableViewCell. It is a prototype, a cell of a static table, or the root of a XIB.
package enum TableViewCellElement {
  package static let style = Property<CellStyle>("style")
  package static let selectionStyle = Property<CellSelectionStyle>("selectionStyle")
  package static let accessoryType = Property<AccessoryType>("accessoryType")
  package static let editingAccessoryType = Property<AccessoryType>("editingAccessoryType")
  package static let focusStyle = Property<CellFocusStyle>("focusStyle")
  package static let indentationLevel = Property<Int>("indentationLevel")
  package static let indentationWidth = Property<Double>("indentationWidth")
  package static let shouldIndentWhileEditing = Property<Bool>("shouldIndentWhileEditing")
  package static let showsReorderControl = Property<Bool>("showsReorderControl")
  package static let hidesAccessoryWhenEditing = Property<Bool>("hidesAccessoryWhenEditing")
  package static let rowHeight = Property<Double>("rowHeight")
  package static let reuseIdentifier = Property<String>("reuseIdentifier")
  package static let image = Property<ImageReference>("image")
  package static let selectionSegue = Property<String>("selectionSegue")
  package static let textLabel = Property<Object>("textLabel")
  package static let detailTextLabel = Property<Object>("detailTextLabel")
  package static let imageView = Property<Object>("imageView")
  package static let separatorInset = Property<EdgeInsets>("separatorInset")
  package static let contentView = Property<Object>("contentView")
  package static let accessoryView = Property<Object>("accessoryView")
  package static let editingAccessoryView = Property<Object>("editingAccessoryView")
  package static let backgroundView = Property<Object>("backgroundView")
  package static let selectedBackgroundView = Property<Object>("selectedBackgroundView")
  package static let multipleSelectionBackgroundView = Property<Object>("multipleSelectionBackgroundView")

  package static let schema = ElementSchema(
    "tableViewCell", className: "UITableViewCell", extends: ViewElement.schema,
    [
      style.rule, selectionStyle.rule, accessoryType.rule, editingAccessoryType.rule, focusStyle.rule,
      indentationLevel.rule, indentationWidth.rule, shouldIndentWhileEditing.rule, showsReorderControl.rule,
      hidesAccessoryWhenEditing.rule, rowHeight.rule, reuseIdentifier.rule, image.rule, selectionSegue.rule,
      textLabel.rule, detailTextLabel.rule, imageView.rule, separatorInset.rule, contentView.rule,
      accessoryView.rule, editingAccessoryView.rule, backgroundView.rule, selectedBackgroundView.rule,
      multipleSelectionBackgroundView.rule,
    ])
}

/// `tableViewCellContentView`: the content view of a cell.
package enum TableViewCellContentViewElement {
  package static let tableViewCell = Property<Object>("tableViewCell")

  package static let schema = ElementSchema(
    "tableViewCellContentView", className: "UIView", extends: ViewElement.schema,
    [
      tableViewCell.rule
    ])
}

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
