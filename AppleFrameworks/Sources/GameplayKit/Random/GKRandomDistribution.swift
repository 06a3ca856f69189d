import Foundation

/// Random numbers between two values, each as likely as the others.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandomdistribution
open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  let source: any GKRandom

  /// A lowest value above the highest one is a caller's bug.
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

  /// A die, from one to the count of its sides.
  public required convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self { Self(forDieWithSideCount: 6) }
  open class func d20() -> Self { Self(forDieWithSideCount: 20) }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number of the distribution below a bound. A bound that leaves none is a caller's bug.
  open func nextInt(upperBound: Int) -> Int {
    precondition(upperBound > lowestValue, "GKRandomDistribution: no value from \(lowestValue) is below \(upperBound)")
    var number = nextInt()
    while number >= upperBound { number = nextInt() }
    return number
  }

  /// A number of the distribution as a part of its range, from zero to one.
  open func nextUniform() -> Float { source.nextUniform() }

  /// Whether a number of the distribution is above the middle.
  open func nextBool() -> Bool { nextUniform() > 0.5 }
}
