import Foundation

/// A source of random numbers with a linear congruential generator. Each number is the upper half of 64 bits. It is
/// fast, but has a lower quality than other sources.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The 64-bit constants of Knuth's MMIX.
  private enum Constants {
    static let multiplier: UInt64 = 6_364_136_223_846_793_005
    static let increment: UInt64 = 1_442_695_040_888_963_407
  }

  /// The state, which changes with each number. Setting it restarts the sequence.
  open var seed: UInt64

  public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }

  override func nextBits() -> UInt32 {
    seed = seed &* Constants.multiplier &+ Constants.increment
    return UInt32(seed >> 32)
  }

  override func duplicate() -> GKRandomSource { GKLinearCongruentialRandomSource(seed: seed) }
}
