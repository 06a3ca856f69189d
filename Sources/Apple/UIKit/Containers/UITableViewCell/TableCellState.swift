import Foundation

/// The internal state of a cell.
@MainActor
final class TableCellState: CellState {
  /// The height that constraints gave the cell, including its separator, or 0 if the cell was not measured.
  var fittedHeight: CGFloat = 0
  let style: UITableViewCell.CellStyle
  var reuseIdentifier: String?
  /// The storyboard segue that is performed when the row is selected or its accessory is tapped.
  var selectionSegue: SegueTrigger?
  var accessorySegue: SegueTrigger?
  weak var table: UITableView?
  /// The margins of a cell that Interface Builder shows outside a table.
  var marginsWithoutTable: NSDirectionalEdgeInsets?

  // Content
  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  var imageView: UIImageView?

  // Background
  var hasOwnBackgroundColor = false
  var multipleSelectionBackgroundView: UIView?
  var plainSelectedBackground: UIView?
  var roundedCorners: CACornerMask = []
  var isRounded = false
  var isClipping = false

  // Accessories
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var standardAccessory: StandardAccessory?

  // State
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var focusStyle = UITableViewCell.FocusStyle.default
  var takesTouchesWhileDragged = false
  var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?

  // Editing
  var editingStyle = UITableViewCell.EditingStyle.none
  var isShowingDeleteConfirmation = false
  var showsReorderControl = false
  var canMove = false
  var indentsWhileEditing = true
  var selectsWhileEditing = false
  var editControl: CellEditControl?
  var reorderControl: UIImageView?
  var swipe: RevealedSwipe?

  // Layout
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var separatorInset: UIEdgeInsets?
  var sectionPlace = SectionPlace()
  var bottomSeparator: UIView?
  var topSeparator: UIView?

  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }
}

/// The position of a row at the beginning or end of its section.
struct SectionPlace: Equatable {
  var isFirst = false
  var isLast = false
}
