// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationGaps

public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public let kCMTimeZero = CMTime.zero

/// - Source: developer.apple.com/documentation/coremedia/cmtimemake(value:timescale:)
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// - Source: developer.apple.com/documentation/coremedia/cmtimemakewithepoch(value:timescale:epoch:)
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimemakewithseconds(_:preferredtimescale:)
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimegetseconds(_:)
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// - Source: developer.apple.com/documentation/coremedia/cmtimeconvertscale(_:timescale:method:)
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimeadd(_:_:)
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// - Source: developer.apple.com/documentation/coremedia/cmtimesubtract(_:_:)
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// - Source: developer.apple.com/documentation/coremedia/cmtimemultiply(_:multiplier:)
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.multiplied(by: Wide(multiplier)) }

/// - Source: developer.apple.com/documentation/coremedia/cmtimemultiplybyratio(_:multiplier:divisor:)
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.multiplied(by: Wide(multiplier), over: Wide(divisor))
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimemultiplybyfloat64(_:multiplier:)
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return time.multiplied(by: multiplier < 0 ? -1 : 1) }
  // The precision is sufficient for values of type `Double`.
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 65_536))
}

/// Compares two times.
///
/// - Returns: -1, 0 or 1.
/// - Source: developer.apple.com/documentation/coremedia/cmtimecompare(_:_:)
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(CMTime.compare(time1, time2)) }

/// - Source: developer.apple.com/documentation/coremedia/cmtimeminimum(_:_:)
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }

/// - Source: developer.apple.com/documentation/coremedia/cmtimemaximum(_:_:)
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 > time1 ? time2 : time1 }

/// - Source: developer.apple.com/documentation/coremedia/cmtimeabsolutevalue(_:)
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? time.negated : time }

/// Returns the components as a dictionary for storage.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtimecopyasdictionary(_:allocator:)
public func CMTimeCopyAsDictionary(_ time: CMTime, allocator: CFAllocator?) -> CFDictionary? {
  NSDictionary(dictionary: [
    "value": NSNumber(value: time.value), "timescale": NSNumber(value: time.timescale),
    "flags": NSNumber(value: time.flags.rawValue), "epoch": NSNumber(value: time.epoch),
  ])
}

/// - Source: developer.apple.com/documentation/coremedia/cmtimemakefromdictionary(_:)
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: CFDictionary?) -> CMTime {
  func number(_ key: String) -> NSNumber? { dictionaryRepresentation?.object(forKey: key) as? NSNumber }
  guard let value = number("value"), let scale = number("timescale"), let flags = number("flags") else {
    return .invalid
  }
  return CMTime(
    value: value.int64Value, timescale: scale.int32Value, flags: CMTimeFlags(rawValue: flags.uint32Value),
    epoch: number("epoch")?.int64Value ?? 0)
}

/// Prints a time to the standard error.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtimeshow(_:)
public func CMTimeShow(_ time: CMTime) {
  let words = "{\(time.value)/\(time.timescale) = \(String(format: "%.3f", time.seconds))}\n"
  FileHandle.standardError.write(Data(words.utf8))
}
