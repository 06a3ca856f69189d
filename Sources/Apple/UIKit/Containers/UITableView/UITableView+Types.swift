extension UITableView {
  /// The animation with which rows are inserted or deleted.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    /// An animation that the table chooses.
    case automatic = 100
  }

  /// The position in the visible area to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Any visible position, with the least possible scrolling.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The conditions under which visible cells update their heights automatically.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// Cells update their heights when their `invalidateIntrinsicContentSize()` method is called.
    case enabled = 1
    /// Cells also update their heights when a constraint in their content view changes.
    case enabledIncludingConstraints = 2
  }

  /// The reference of ``UITableView/separatorInset``.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets of the separators.
    case fromAutomaticInsets = 1
  }

  /// The appearance of sections.
  public enum Style: Int, Sendable {
    /// Rows without gaps. The header of the topmost section stays visible.
    case plain = 0
    /// Separate sections on the background color of grouped content.
    case grouped = 1
    /// Separate sections with side margins and rounded corners.
    case insetGrouped = 2
  }
}
