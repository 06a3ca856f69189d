/// A time range with a start and a duration. It does not include its end.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Sendable {
  public var start: CMTime
  public var duration: CMTime

  /// Creates an invalid range.
  public init() { self.init(start: .invalid, duration: .invalid) }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }

  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && (!duration.isNumeric || duration.value >= 0)
  }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  public var isEmpty: Bool { isValid && duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && time >= start && time < end
  }

  public func containsTimeRange(_ timeRange: CMTimeRange) -> Bool {
    guard isValid, timeRange.isValid else { return false }
    if timeRange.isEmpty { return containsTime(timeRange.start) }
    return timeRange.start >= start && timeRange.end <= end
  }

  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: min(start, otherRange.start), end: max(end, otherRange.end))
  }

  /// Returns the intersection of both ranges, which may be empty.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (from, to) = (max(start, otherRange.start), min(end, otherRange.end))
    return from < to ? CMTimeRange(start: from, end: to) : .zero
  }
}

extension CMTimeRange: Hashable {
  /// Returns whether both ranges are equal. Invalid ranges are equal to each other.
  public static func == (range1: CMTimeRange, range2: CMTimeRange) -> Bool {
    guard range1.isValid, range2.isValid else { return range1.isValid == range2.isValid }
    return range1.start == range2.start && range1.duration == range2.duration
  }

  public func hash(into hasher: inout Hasher) {
    guard isValid else { return }
    hasher.combine(start)
    hasher.combine(duration)
  }
}

/// A mapping of a source time range to a target time range.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtimemapping
public struct CMTimeMapping: Sendable {
  public var source: CMTimeRange
  public var target: CMTimeRange

  public init() { self.init(source: .invalid, target: .invalid) }

  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }
}
