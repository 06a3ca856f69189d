import CoreGraphics

/// The lengths in a file, limited for geometry and layout, since a file may contain any value.
enum NibLength {
  /// The maximum length, in points. No view is larger, and sums of many are exact to a fraction of a pixel.
  static let most = 1e7

  static func clamped(_ value: Double) -> CGFloat {
    CGFloat(min(most, max(-most, value)))
  }

  /// Returns the height of a table's rows, headers or footers. -1 means that they determine it themselves.
  static func rowHeight(_ value: Double) -> CGFloat {
    value < 0 ? UITableView.automaticDimension : clamped(value)
  }
}
