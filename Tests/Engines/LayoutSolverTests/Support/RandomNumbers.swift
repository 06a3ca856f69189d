/// A generator of pseudorandom numbers that are equal in every run.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }

  mutating func int(_ range: Range<Int>) -> Int {
    range.lowerBound + Int((next() >> 33) % UInt64(range.count))
  }
}
