import CoreMedia
import Foundation
import ObjectiveC

/// A box that associates a time range with a value, because Foundation's `NSValue` cannot contain the structure.
private final class TimeRangeBox {
  let range: CMTimeRange
  init(_ range: CMTimeRange) { self.range = range }

  // Only the address of the variable is used.
  nonisolated(unsafe) static var key: UInt8 = 0
}

extension NSValue {
  /// Creates a value that contains a time range.
  public convenience init(timeRange: CMTimeRange) {
    self.init(rect: CGRect(x: timeRange.start.seconds, y: 0, width: timeRange.duration.seconds, height: 0))
    objc_setAssociatedObject(self, &TimeRangeBox.key, TimeRangeBox(timeRange), .OBJC_ASSOCIATION_RETAIN)
  }

  /// The time range in the value, which is invalid if there is none.
  public var timeRangeValue: CMTimeRange {
    (objc_getAssociatedObject(self, &TimeRangeBox.key) as? TimeRangeBox)?.range ?? .invalid
  }
}
