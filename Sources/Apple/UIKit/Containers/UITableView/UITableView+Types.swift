extension UITableView {
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    /// In sight, by the shortest way.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// Whether cells ask for a new height by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// When the cell's `invalidateIntrinsicContentSize()` is called.
    case enabled = 1
    /// Also when a constraint in its content view changes.
    case enabledIncludingConstraints = 2
  }

  /// What ``UITableView/separatorInset`` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the table would choose.
    case fromAutomaticInsets = 1
  }

  /// How sections look.
  public enum Style: Int, Sendable {
    /// Rows without gaps; the header of the topmost section stays in sight.
    case plain = 0
    /// Sections stand apart, on the color of grouped backgrounds.
    case grouped = 1
    /// Sections stand apart, inset from the sides, with round corners.
    case insetGrouped = 2
  }
}
