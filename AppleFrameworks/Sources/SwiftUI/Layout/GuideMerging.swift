import UIKit

/// Combines the positions of one guide in several views.
enum GuideMerging {
  /// The first baseline is the topmost one, the last baseline the lowest one; other guides are the average.
  static func merged(_ values: [CGFloat], _ key: AlignmentKey) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
