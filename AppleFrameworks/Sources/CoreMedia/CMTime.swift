/// A time as a fraction: a value divided by a time scale.
///
/// - Source: developer.apple.com/documentation/coremedia/cmtime-api
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  /// The epoch, which distinguishes repetitions of a loop. It is usually 0.
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time.
  ///
  /// - Parameter timescale: The number of units per second. For 0, the time is invalid.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    guard timescale > 0 else {
      self.init()
      return
    }
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Creates the nearest time with a number of units per second.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = seconds.isNaN || preferredTimescale <= 0 ? .invalid : .zero
      return
    }
    if seconds.isInfinite {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    var scale = preferredTimescale
    // A scale that is too fine for the duration is reduced.
    while abs(seconds * Double(scale)) >= 0x1p63, scale > 1 { scale /= 2 }
    let parts = seconds * Double(scale)
    guard abs(parts) < 0x1p63 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let rounded = parts.rounded()
    self.init(
      value: CMTimeValue(rounded), timescale: scale, flags: rounded == parts ? .valid : [.valid, .hasBeenRounded],
      epoch: 0)
  }

  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  public static let zero = CMTime(value: 0, timescale: 1, flags: .valid, epoch: 0)

  // MARK: - Properties

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds, or NaN for times that are not numeric.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the time with another scale.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    guard newTimescale != timescale else { return self }
    let fraction = TimeFraction(numerator: Wide(value) * Wide(newTimescale), denominator: Wide(timescale))
    let (rounded, isExact) = fraction.rounded(method, isCoarser: newTimescale < timescale)
    guard let value = CMTimeValue(exactly: rounded) else { return value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(
      value: value, timescale: newTimescale, flags: isExact ? flags : flags.union(.hasBeenRounded), epoch: epoch)
  }
}

// MARK: - Comparison

extension CMTime: Comparable, Hashable {
  /// Returns whether a time is less than another one. Times with different scales can be equal. Invalid times are equal
  /// to each other and greater than all other times.
  public static func < (time1: CMTime, time2: CMTime) -> Bool { compare(time1, time2) < 0 }
  public static func == (time1: CMTime, time2: CMTime) -> Bool { compare(time1, time2) == 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(CMTime.rank(self))
    guard isNumeric else { return }
    let fraction = TimeFraction(numerator: Wide(value), denominator: Wide(timescale)).reduced
    hasher.combine(fraction.numerator)
    hasher.combine(fraction.denominator)
    hasher.combine(epoch)
  }

  /// Returns the rank of a time in the order: negative infinity, numeric, positive infinity, indefinite, invalid.
  private static func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isIndefinite { return 3 }
    if time.isPositiveInfinity { return 2 }
    return time.isNegativeInfinity ? 0 : 1
  }

  static func compare(_ time1: CMTime, _ time2: CMTime) -> Int {
    let (rank1, rank2) = (rank(time1), rank(time2))
    guard rank1 == rank2, rank1 == 1 else { return (rank1 - rank2).signum() }
    guard time1.epoch == time2.epoch else { return time1.epoch < time2.epoch ? -1 : 1 }
    let (left, right) = (Wide(time1.value) * Wide(time2.timescale), Wide(time2.value) * Wide(time1.timescale))
    return left < right ? -1 : left > right ? 1 : 0
  }
}

// MARK: - Arithmetic

extension CMTime {
  public static func + (addend1: CMTime, addend2: CMTime) -> CMTime { sum(addend1, addend2, sign: 1) }
  public static func - (minuend: CMTime, subtrahend: CMTime) -> CMTime { sum(minuend, subtrahend, sign: -1) }

  private static func sum(_ time1: CMTime, _ time2: CMTime, sign: Wide) -> CMTime {
    guard time1.isValid, time2.isValid else { return .invalid }
    let second = sign < 0 ? time2.negated : time2
    guard time1.isNumeric, second.isNumeric else {
      if time1.isIndefinite || second.isIndefinite { return .indefinite }
      if !time1.isNumeric, !second.isNumeric { return time1 == second ? time1 : .invalid }
      return time1.isNumeric ? second : time1
    }
    guard time1.epoch == second.epoch || time1.epoch == 0 || second.epoch == 0 else { return .invalid }
    let common = TimeFraction.commonScale(time1.timescale, second.timescale)
    let left = Wide(time1.value) * Wide(common) / Wide(time1.timescale)
    let right = Wide(second.value) * Wide(common) / Wide(second.timescale)
    return TimeFraction(numerator: left + right, denominator: Wide(common)).time(
      flags: time1.flags.union(second.flags),
      epoch: sign < 0 && time1.epoch == second.epoch ? 0 : max(time1.epoch, second.epoch),
      isExact: Wide(time1.value) * Wide(common) % Wide(time1.timescale) == 0
        && Wide(second.value) * Wide(common) % Wide(second.timescale) == 0)
  }

  var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    if isNegativeInfinity { return .positiveInfinity }
    guard isNumeric else { return self }
    return CMTime(value: value == .min ? .max : -value, timescale: timescale, flags: flags, epoch: epoch)
  }

  func multiplied(by multiplier: Wide, over divisor: Wide = 1) -> CMTime {
    guard isValid, divisor != 0 else { return .invalid }
    guard isNumeric else { return multiplier < 0 ? negated : self }
    let fraction = TimeFraction(
      numerator: Wide(value) * multiplier, denominator: Wide(timescale) * divisor)
    return fraction.time(flags: flags, epoch: epoch, isExact: true)
  }
}
