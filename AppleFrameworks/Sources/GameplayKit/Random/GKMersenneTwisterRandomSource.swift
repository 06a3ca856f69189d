import Foundation

/// A source of random numbers with the 64-bit Mersenne Twister (MT19937-64). Each number is the upper half of the
/// output.
///
/// The algorithm is from Nishimura, "Tables of 64-bit Mersenne Twisters", 2000.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource
open class GKMersenneTwisterRandomSource: GKRandomSource {
  private enum Constants {
    static let length = 312
    static let middle = 156
    static let matrix: UInt64 = 0xB502_6F5A_A966_19E9
    static let upperMask: UInt64 = 0xFFFF_FFFF_8000_0000
    static let lowerMask: UInt64 = 0x7FFF_FFFF
  }

  /// The seed. Setting it restarts the sequence.
  open var seed: UInt64 { didSet { restart() } }

  private var state: [UInt64] = []
  private var index = 0

  public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    restart()
  }

  private func restart() {
    state = [seed]
    for index in 1..<Constants.length {
      let last = state[index - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index))
    }
    index = Constants.length
  }

  private func twist() {
    for index in 0..<Constants.length {
      let bits =
        (state[index] & Constants.upperMask) | (state[(index + 1) % Constants.length] & Constants.lowerMask)
      state[index] =
        state[(index + Constants.middle) % Constants.length] ^ (bits >> 1) ^ (bits & 1 == 0 ? 0 : Constants.matrix)
    }
    index = 0
  }

  /// Returns the next 64 bits of the algorithm.
  func nextWord() -> UInt64 {
    if index == Constants.length { twist() }
    var word = state[index]
    index += 1
    word ^= (word >> 29) & 0x5555_5555_5555_5555
    word ^= (word << 17) & 0x71D6_7FFF_EDA6_0000
    word ^= (word << 37) & 0xFFF7_EEE0_0000_0000
    return word ^ (word >> 43)
  }

  override func nextBits() -> UInt32 { UInt32(nextWord() >> 32) }

  override func duplicate() -> GKRandomSource {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    (copy.state, copy.index) = (state, index)
    return copy
  }
}
