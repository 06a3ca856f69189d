import Foundation

/// A distribution of random numbers around a mean. All numbers are within three deviations of it.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkgaussiandistribution
open class GKGaussianDistribution: GKRandomDistribution {
  public let mean: Float
  public let deviation: Float

  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
    deviation = (Float(highestInclusive) - Float(lowestInclusive)) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates a distribution. The range extends three deviations on both sides of the mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    precondition(deviation >= 0, "GKGaussianDistribution: a deviation is not negative, as \(deviation) is")
    (self.mean, self.deviation) = (mean, deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  open override func nextInt() -> Int {
    while true {
      let number = Int(next().rounded())
      if (lowestValue...highestValue).contains(number) { return number }
    }
  }

  open override func nextUniform() -> Float {
    guard deviation > 0 else { return 0.5 }
    while true {
      let part = (next() - mean) / (6 * deviation) + 0.5
      if (0...1).contains(part) { return part }
    }
  }

  /// Returns a number with the Box-Muller transform.
  private func next() -> Float {
    let radius = (-2 * log(Double(max(source.nextUniform(), .leastNormalMagnitude)))).squareRoot()
    return mean + deviation * Float(radius * cos(2 * .pi * Double(source.nextUniform())))
  }
}
