import Foundation

/// A uniform distribution of random numbers between two values.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandomdistribution
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  /// Creates a distribution. A lowest value that exceeds the highest one is a programming error.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    precondition(
      lowestInclusive <= highestInclusive,
      "GKRandomDistribution: the lowest value \(lowestInclusive) is above the highest one, \(highestInclusive)")
    (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
  }

  public convenience init(
    lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates the distribution of a die, from one to the number of its sides.
  public required convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self { Self(forDieWithSideCount: 6) }
  open class func d20() -> Self { Self(forDieWithSideCount: 20) }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns a number of the distribution that is less than a bound. A bound without such numbers is a programming
  /// error.
  open func nextInt(upperBound: Int) -> Int {
    precondition(upperBound > lowestValue, "GKRandomDistribution: no value from \(lowestValue) is below \(upperBound)")
    var number = nextInt()
    while number >= upperBound { number = nextInt() }
    return number
  }

  /// Returns a number of the distribution as a fraction of its range, from zero to one.
  open func nextUniform() -> Float { source.nextUniform() }

  /// Returns whether a number of the distribution is above the center.
  open func nextBool() -> Bool { nextUniform() > 0.5 }
}
