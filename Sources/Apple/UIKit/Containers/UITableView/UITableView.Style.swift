extension UITableView {
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
