import CoreGraphics

/// Lengths that a file gives, kept to what geometry and layout can reckon with: a file may say anything.
enum NibLength {
  /// The longest length, in points: no view is larger, and sums of many are still exact to a fraction of a pixel.
  static let most = 1e7

  static func clamped(_ value: Double) -> CGFloat {
    CGFloat(min(most, max(-most, value)))
  }

  /// Returns a height of a table's rows, headers or footers: -1 stands for what they themselves ask for.
  static func rowHeight(_ value: Double) -> CGFloat {
    value < 0 ? UITableView.automaticDimension : clamped(value)
  }
}
