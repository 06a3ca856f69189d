/// The measures of picker views.
enum PickerMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 23
  static let titleInset: CGFloat = 9
  /// From the picker's edges to its outer wheels, and between wheels.
  static let edge: CGFloat = 9
  static let gap: CGFloat = 5
  /// The unit beside a wheel's selected row: what it takes of the wheel, the gap before it, and its size.
  static let unitRoom: CGFloat = 64
  static let unitGap: CGFloat = 6
  static let unitFontSize: CGFloat = 17
  static let bandRadius: CGFloat = 8
  /// What a delegate answers that has no opinion about a width or height.
  static let automatic: CGFloat = -1

  /// The width of each of several wheels without widths of their own, as recorded.
  static func wheelWidth(in width: CGFloat, count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return max(((width - 2 * edge - gap * CGFloat(count - 1)) / CGFloat(count)).rounded(.down), 0)
  }
}
