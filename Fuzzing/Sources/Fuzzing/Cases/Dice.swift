/// A generator of pseudorandom numbers (SplitMix64), which are equal for equal seeds on every machine.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64
  /// The reciprocal of the share of odd lengths.
  package var oddity = 12

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number from 0 to `count` - 1.
  package mutating func roll(_ count: Int) -> Int { count <= 1 ? 0 : Int(next() % UInt64(count)) }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }

  /// Returns `true` with a probability of one in `count`.
  package mutating func once(in count: Int) -> Bool { roll(count) == 0 }

  /// Returns a length that is usual in layouts, or sometimes one that only a mistake or an attack contains.
  package mutating func length() -> Double { once(in: oddity) ? pick(Self.oddNumbers) : Double(roll(1600) - 200) / 4 }

  package static let oddNumbers: [Double] = [
    0, -0.0, -1, 0.1, 1e-9, 1e-320, 1e5, 1e9, -1e9, 1e15, 1e18, 9.3e18, 1e100, 1e308, -1e308,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
}
