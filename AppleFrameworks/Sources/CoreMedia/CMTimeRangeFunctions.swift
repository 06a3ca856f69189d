// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangemake(start:duration:)
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangefromtimetotime(start:end:)
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangegetend(_:)
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangegetunion(_:otherrange:)
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangegetintersection(_:otherrange:)
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangecontainstime(_:time:)
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangecontainstimerange(_:otherrange:)
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimerangeequal(_:_:)
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
