import TestHosts
import Testing

@testable import GameplayKit

@Suite("Random numbers", .ownHosts)
struct GKRandomTests {
  @Test("the Mersenne Twister gives the published numbers of the seed 5489")
  func twister() {
    // The first and the 10,000th number, as the C++ standard has them for mt19937_64.
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    #expect(source.nextWord() == 14_514_284_786_278_117_030)
    for _ in 0..<9998 { _ = source.nextWord() }
    #expect(source.nextWord() == 9_981_545_732_273_789_042)
  }

  @Test("ARC4 gives the published key stream")
  func arc4() {
    // RFC 6229: the key 0x0102030405.
    let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    #expect(source.nextBits() == 0xB239_6305 && source.nextBits() == 0xF03D_C027)
  }

  @Test("a copied source continues alike, and a seed starts again")
  func copying() throws {
    let sources: [GKRandomSource] = [
      GKARC4RandomSource(seed: Data([7])), GKMersenneTwisterRandomSource(seed: 7),
      GKLinearCongruentialRandomSource(seed: 7),
    ]
    for source in sources {
      _ = source.nextInt()
      let copy = try #require(source.copy() as? GKRandomSource)
      #expect((0..<50).map { _ in source.nextInt() } == (0..<50).map { _ in copy.nextInt() })
    }
    let twister = GKMersenneTwisterRandomSource(seed: 1)
    let first = twister.nextInt()
    twister.seed = 1
    #expect(twister.nextInt() == first)
  }

  @Test("a shuffled array has the same elements, in an order that the seed decides")
  func shuffling() {
    func shuffled() -> [Int] {
      GKMersenneTwisterRandomSource(seed: 42).arrayByShufflingObjects(in: Array(0..<20)).compactMap { $0 as? Int }
    }
    #expect(shuffled() == shuffled() && shuffled() != Array(0..<20) && shuffled().sorted() == Array(0..<20))
  }

  @Test("bounds are never reached, and all numbers below them come")
  func bounds() {
    let source = GKLinearCongruentialRandomSource(seed: 3)
    #expect(Set((0..<200).map { _ in source.nextInt(upperBound: 5) }) == [0, 1, 2, 3, 4])
    #expect((0..<200).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
  }

  @Test("dice stay in their range; shuffled ones show each side once a round; Gaussian ones gather in the middle")
  func distributions() {
    let source = GKMersenneTwisterRandomSource(seed: 9)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6) && die.numberOfPossibleOutcomes == 6)
    let fair = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    for _ in 0..<5 { #expect((0..<6).map { _ in fair.nextInt() }.sorted() == Array(1...6)) }
    let bell = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
    let numbers = (0..<2000).map { _ in bell.nextInt() }
    #expect(bell.lowestValue == 20 && bell.highestValue == 80 && numbers.allSatisfy { (20...80).contains($0) })
    // About 68 of 100 lie within one deviation.
    #expect((1200...1500).contains(numbers.filter { (40...60).contains($0) }.count))
    #expect(GKShuffledDistribution.d6().highestValue == 6 && GKRandomDistribution.d20().highestValue == 20)
  }
}
