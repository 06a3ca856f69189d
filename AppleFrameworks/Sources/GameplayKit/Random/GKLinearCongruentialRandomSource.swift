import Foundation

/// Numbers of a linear congruential generator, the higher half of 64 bits each: quick, and of less quality than the others.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// Knuth's numbers for 64 bits, of his MMIX.
  private enum Constants {
    static let multiplier: UInt64 = 6_364_136_223_846_793_005
    static let increment: UInt64 = 1_442_695_040_888_963_407
  }

  /// The state: it changes with each number. Setting it starts the numbers again.
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
