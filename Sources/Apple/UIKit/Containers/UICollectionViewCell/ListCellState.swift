import Foundation

/// What a cell of a list keeps beside what every cell keeps.
@MainActor
final class ListCellState {
  var accessories: [UICellAccessory] = []
  var accessoryViews: [ListAccessoryView] = []
  var indentationLevel = 0
  var indentationWidth: CGFloat = 16
  var indentsAccessories = true
  var place: ListPlace?
  var topSeparator: UIView?
  var bottomSeparator: UIView?
  var swipe: RevealedSwipe?
  var hasOwnBackground = false
  var separatorGuide: UILayoutGuide?
  var separatorLeading: NSLayoutConstraint?
}
