extension UITableView {
  /// Where a row comes to lie.
  public enum ScrollPosition: Int, Sendable {
    /// In sight, by the shortest way.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }
}
