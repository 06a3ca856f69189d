import UIKit

/// A namespace for functions that combine the positions of a guide in several views.
enum GuideMerging {
  /// Returns the combined position: the topmost first baseline, the lowest last baseline, or the average of other
  /// guides.
  static func merged(_ values: [CGFloat], _ key: AlignmentKey) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
