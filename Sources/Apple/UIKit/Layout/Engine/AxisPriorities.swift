/// Priorities that were set for a view; `nil` where its class decides.
struct AxisPriorities {
  var horizontal: UILayoutPriority?
  var vertical: UILayoutPriority?

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
