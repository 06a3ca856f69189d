import CoreMedia
import Foundation
import ObjectiveC

/// Foundation's values hold no structures of others': the stretch of time hangs on one that holds its seconds.
private final class TimeRangeBox {
  let range: CMTimeRange
  init(_ range: CMTimeRange) { self.range = range }

  // Only its address is used.
  nonisolated(unsafe) static var key: UInt8 = 0
}

extension NSValue {
  /// A value that holds a stretch of time.
  public convenience init(timeRange: CMTimeRange) {
    self.init(rect: CGRect(x: timeRange.start.seconds, y: 0, width: timeRange.duration.seconds, height: 0))
    objc_setAssociatedObject(self, &TimeRangeBox.key, TimeRangeBox(timeRange), .OBJC_ASSOCIATION_RETAIN)
  }

  /// The stretch of time that the value holds; invalid where it holds none.
  public var timeRangeValue: CMTimeRange {
    (objc_getAssociatedObject(self, &TimeRangeBox.key) as? TimeRangeBox)?.range ?? .invalid
  }
}
