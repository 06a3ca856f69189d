import CoreMedia
import Testing

@Suite("CMTime")
struct CMTimeTests {
  @Test("times of different scales are one when they are as long")
  func equality() {
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTime(value: 1, timescale: 2).hashValue == CMTime(value: 300, timescale: 600).hashValue)
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 1, timescale: 2))
    #expect(CMTimeCompare(.zero, CMTime(value: -1, timescale: 2)) == 1)
  }

  @Test("sums are exact, in the scale that both fit")
  func sums() {
    let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
    #expect(sum.value == 5 && sum.timescale == 6)
    let difference = CMTime(value: 100, timescale: 600) - CMTime(value: 100, timescale: 600)
    #expect(difference == .zero && difference.timescale == 600)
    #expect(CMTimeMultiply(CMTime(value: 3, timescale: 10), multiplier: -2).seconds == -0.6)
    #expect(CMTimeMultiplyByRatio(CMTime(value: 3, timescale: 10), multiplier: 1, divisor: 3).seconds == 0.1)
  }

  @Test("what is no number takes over what is calculated with it")
  func infinities() {
    let second = CMTime(value: 1, timescale: 1)
    #expect((second + .positiveInfinity).isPositiveInfinity)
    #expect((second - .positiveInfinity).isNegativeInfinity)
    #expect((second + .indefinite).isIndefinite)
    #expect(!(second + .invalid).isValid && !(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime.negativeInfinity < second && second < .positiveInfinity && CMTime.positiveInfinity < .invalid)
  }

  @Test("seconds are rounded to the scale, and that is remembered")
  func seconds() {
    let third = CMTime(seconds: 0.3333, preferredTimescale: 600)
    #expect(third.value == 200 && third.hasBeenRounded)
    let half = CMTimeMakeWithSeconds(0.5, preferredTimescale: 600)
    #expect(half.value == 300 && !half.hasBeenRounded)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1).isPositiveInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
    #expect(!CMTime(value: 1, timescale: 0).isValid)
  }

  @Test(
    "another scale rounds as it is told",
    arguments: [
      (CMTimeRoundingMethod.roundHalfAwayFromZero, Int64(2), Int64(-2)), (.roundTowardZero, 1, -1),
      (.roundAwayFromZero, 2, -2), (.roundTowardPositiveInfinity, 2, -1), (.roundTowardNegativeInfinity, 1, -2),
      (.quickTime, 1, -1),
    ])
  func scales(method: CMTimeRoundingMethod, positive: Int64, negative: Int64) {
    #expect(CMTime(value: 3, timescale: 2).convertScale(1, method: method).value == positive)
    #expect(CMTime(value: -3, timescale: 2).convertScale(1, method: method).value == negative)
    #expect(CMTime(value: 3, timescale: 2).convertScale(1, method: method).hasBeenRounded)
  }

  @Test("sums that no time can hold lose precision first, and are infinite then")
  func overflow() {
    let long = CMTime(value: .max, timescale: 1)
    #expect((long + long).isPositiveInfinity)
    let fine = CMTime(value: .max, timescale: 1000)
    let sum = fine + CMTime(value: .max - 1, timescale: 1000)
    #expect(abs(sum.seconds / (2 * fine.seconds) - 1) < 1e-9 && sum.hasBeenRounded)
    #expect(!(fine + fine).hasBeenRounded && (fine + fine).timescale == 500)
  }

  @Test("ranges contain their start and not their end")
  func ranges() {
    func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
    let range = CMTimeRange(start: seconds(2), end: seconds(5))
    #expect(range.duration == seconds(3) && range.containsTime(seconds(2)) && !range.containsTime(seconds(5)))
    let other = CMTimeRange(start: seconds(4), duration: seconds(4))
    #expect(range.union(other) == CMTimeRange(start: seconds(2), end: seconds(8)))
    #expect(range.intersection(other) == CMTimeRange(start: seconds(4), end: seconds(5)))
    #expect(range.intersection(CMTimeRange(start: seconds(7), duration: seconds(1))).isEmpty)
    #expect(!CMTimeRange.invalid.isValid && CMTimeRange.zero.isEmpty)
    #expect(!CMTimeRange(start: .zero, duration: seconds(-1)).isValid)
  }

  @Test("a time can be stored in a dictionary")
  func dictionary() {
    let time = CMTime(value: 7, timescale: 30)
    let stored = CMTimeCopyAsDictionary(time, allocator: nil)
    #expect(CMTimeMakeFromDictionary(stored) == time)
    #expect(!CMTimeMakeFromDictionary(nil).isValid)
  }
}
