extension UITableView {
  /// Whether cells ask for a new height by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// When the cell's `invalidateIntrinsicContentSize()` is called.
    case enabled = 1
    /// Also when a constraint in its content view changes.
    case enabledIncludingConstraints = 2
  }
}
