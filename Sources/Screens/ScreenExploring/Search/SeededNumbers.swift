/// Pseudorandom numbers that are derived from a seed: SplitMix64.
///
/// - Source: Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// The first number for the seed.
  var first: UInt64 {
    var copy = self
    return copy.next()
  }
}
