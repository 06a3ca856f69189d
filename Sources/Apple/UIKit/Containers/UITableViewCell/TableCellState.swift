import Foundation

/// What a cell keeps.
@MainActor
final class TableCellState: CellState {
  /// How high the cell was found to be by constraints, with the line below it; 0 where nothing was.
  var fittedHeight: CGFloat = 0
  let style: UITableViewCell.CellStyle
  var reuseIdentifier: String?
  /// What a storyboard begins when the row is selected, or its accessory tapped.
  var selectionSegue: SegueTrigger?
  var accessorySegue: SegueTrigger?
  weak var table: UITableView?
  /// The margins that Interface Builder gives a cell which it shows by itself.
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

/// Whether a row is the first or the last of its section.
struct SectionPlace: Equatable {
  var isFirst = false
  var isLast = false
}
