/// The names of members in UIKit classes, which a property of a subclass can't have.
enum TakenNames {
  private static let object: Set<String> = [
    "description", "debugDescription", "hash", "superclass", "copy", "next", "isFirstResponder", "inputView",
    "inputAccessoryView", "undoManager", "keyCommands", "userActivity", "isAccessibilityElement",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityElements",
  ]

  /// The names of members in ViewCode classes.
  private static let coded: Set<String> = ["hierarchy", "layout", "configuration", "pipeline", "screenCoordinator"]

  private static let view: Set<String> = [
    "layer", "frame", "bounds", "center", "transform", "alpha", "mask", "tag", "window", "superview", "subviews",
    "backgroundColor", "tintColor", "contentMode", "gestureRecognizers", "constraints", "layoutMargins",
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide", "traitCollection",
    "interactions", "isHidden", "isOpaque", "safeAreaInsets", "layoutGuides", "effectiveUserInterfaceLayoutDirection",
    "width", "height", "size", "pin", "aspect", "hug", "resist", "animate",
  ]

  private static let cell: Set<String> = [
    "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView", "backgroundView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "editingAccessoryView", "reuseIdentifier",
    "accessoryType", "selectionStyle", "separatorInset", "backgroundConfiguration", "contentConfiguration",
    "configurationState", "isSelected", "isHighlighted", "isEditing", "indexPath",
  ]

  private static let controller: Set<String> = [
    "view", "title", "parent", "children", "navigationItem", "tabBarItem", "toolbarItems", "navigationController",
    "tabBarController", "splitViewController", "editButtonItem", "storyboard", "nibName", "nibBundle",
    "presentedViewController", "presentingViewController", "preferredContentSize", "isEditing", "topLayoutGuide",
    "bottomLayoutGuide", "transitionCoordinator", "traitCollection", "presentationController",
    "popoverPresentationController", "searchDisplayController", "isViewLoaded", "viewIfLoaded",
    "additionalSafeAreaInsets", "definesPresentationContext", "extensionContext", "inputViewController",
  ]

  private static let control: Set<String> = [
    "state", "isEnabled", "isSelected", "isHighlighted", "isTracking", "allTargets", "allControlEvents", "menu",
  ]

  static func of(_ kind: ClassModel.Kind) -> Set<String> {
    let common = object.union(coded)
    switch kind {
    case .view, .reusableView, .headerFooter:
      return common.union(view).union(kind == .view ? [] : cell)
    case .otherView: return common.union(view).union(cell).union(control).union(["effect", "text", "image", "value"])
    case .control: return common.union(view).union(control)
    case .tableCell, .collectionCell: return common.union(view).union(cell)
    case .controller: return common.union(controller)
    case .tableController: return common.union(controller).union(["tableView", "refreshControl"])
    case .collectionController: return common.union(controller).union(["collectionView", "collectionViewLayout"])
    case .container:
      return common.union(controller).union(["viewControllers", "navigationBar", "toolbar", "tabBar", "delegate"])
    }
  }
}
