import Foundation

/// A distribution of random numbers in which no number is repeated until all others of the range have occurred.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkshuffleddistribution
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  private var last: Int?

  open override func nextInt() -> Int {
    if left.isEmpty {
      left = Array(lowestValue...highestValue)
      for index in left.indices.dropFirst().reversed() { left.swapAt(index, source.nextInt(upperBound: index + 1)) }
      // The first number of a round must differ from the last one of the previous round.
      if left.count > 1, left.last == last { left.swapAt(0, left.count - 1) }
    }
    let number = left.removeLast()
    last = number
    return number
  }

  open override func nextUniform() -> Float {
    highestValue == lowestValue ? 0.5 : Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }
}
