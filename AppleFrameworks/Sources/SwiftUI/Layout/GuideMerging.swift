import UIKit

/// What several views in a container say of one guide, as one answer.
enum GuideMerging {
  /// The first baseline is the highest, the last one the lowest; of others it is the mean.
  static func merged(_ values: [CGFloat], _ key: AlignmentKey) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
