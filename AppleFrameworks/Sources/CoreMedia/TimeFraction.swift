/// An integer that can contain the product of a value and a scale.
typealias Wide = Int128

/// An exact number of seconds.
struct TimeFraction {
  private(set) var numerator: Wide
  private(set) var denominator: Wide

  init(numerator: Wide, denominator: Wide) {
    self.numerator = denominator < 0 ? -numerator : numerator
    self.denominator = denominator < 0 ? -denominator : denominator
  }

  var reduced: TimeFraction {
    let divisor = max(TimeFraction.greatestDivisor(numerator < 0 ? -numerator : numerator, denominator), 1)
    return TimeFraction(numerator: numerator / divisor, denominator: denominator / divisor)
  }

  /// Returns the scale in which times of both scales are integers, or the finest possible scale.
  static func commonScale(_ scale1: CMTimeScale, _ scale2: CMTimeScale) -> CMTimeScale {
    let multiple = Wide(scale1) / greatestDivisor(Wide(scale1), Wide(scale2)) * Wide(scale2)
    return CMTimeScale(exactly: multiple) ?? .max
  }

  private static func greatestDivisor(_ first: Wide, _ second: Wide) -> Wide {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  /// Returns the value rounded to an integer.
  func rounded(_ method: CMTimeRoundingMethod, isCoarser: Bool) -> (value: Wide, isExact: Bool) {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard remainder != 0 else { return (quotient, true) }
    let away = quotient + (numerator < 0 ? -1 : 1)
    let size = remainder < 0 ? -remainder : remainder
    let value =
      switch method {
      case .roundHalfAwayFromZero: size * 2 >= denominator ? away : quotient
      case .roundTowardZero: quotient
      case .roundAwayFromZero: away
      case .quickTime: isCoarser ? quotient : away
      case .roundTowardPositiveInfinity: numerator > 0 ? away : quotient
      case .roundTowardNegativeInfinity: numerator < 0 ? away : quotient
      }
    return (value, false)
  }

  /// Returns a time with this scale, or with the finest scale that can represent it.
  func time(flags: CMTimeFlags, epoch: CMTimeEpoch, isExact: Bool) -> CMTime {
    let exact = isExact ? flags : flags.union(.hasBeenRounded)
    if let value = CMTimeValue(exactly: numerator), let scale = CMTimeScale(exactly: denominator) {
      return CMTime(value: value, timescale: scale, flags: exact, epoch: epoch)
    }
    var small = reduced
    var wasRounded = !isExact
    while CMTimeValue(exactly: small.numerator) == nil || CMTimeScale(exactly: small.denominator) == nil {
      guard small.denominator > 1 else { return numerator > 0 ? .positiveInfinity : .negativeInfinity }
      small = TimeFraction(numerator: small.numerator / 2, denominator: small.denominator / 2)
      wasRounded = true
    }
    guard let value = CMTimeValue(exactly: small.numerator), let scale = CMTimeScale(exactly: small.denominator) else {
      return .invalid
    }
    return CMTime(
      value: value, timescale: scale, flags: wasRounded ? flags.union(.hasBeenRounded) : flags, epoch: epoch)
  }
}
