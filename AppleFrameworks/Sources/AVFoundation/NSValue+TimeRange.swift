import CoreMedia
import Foundation
import ObjectiveC

/// Foundation's `NSValue` cannot contain the structure, so the time range is associated with a value of its seconds.
private final class TimeRangeBox {
  let range: CMTimeRange
  init(_ range: CMTimeRange) { self.range = range }

  // Only its address is used.
  nonisolated(unsafe) static var key: UInt8 = 0
}

extension NSValue {
  /// Creates a value that contains a time range.
  public convenience init(timeRange: CMTimeRange) {
    self.init(rect: CGRect(x: timeRange.start.seconds, y: 0, width: timeRange.duration.seconds, height: 0))
    objc_setAssociatedObject(self, &TimeRangeBox.key, TimeRangeBox(timeRange), .OBJC_ASSOCIATION_RETAIN)
  }

  /// The time range in the value; invalid if there is none.
  public var timeRangeValue: CMTimeRange {
    (objc_getAssociatedObject(self, &TimeRangeBox.key) as? TimeRangeBox)?.range ?? .invalid
  }
}
