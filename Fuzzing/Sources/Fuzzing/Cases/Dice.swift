/// Numbers that look random and are the same for the same seed on every machine (SplitMix64).
package struct Dice: RandomNumberGenerator {
  private var state: UInt64
  /// One length of so many is an odd one.
  package var oddity = 12

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to one less than a count.
  package mutating func roll(_ count: Int) -> Int { count <= 1 ? 0 : Int(next() % UInt64(count)) }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[roll(elements.count)] }

  /// Whether something that happens once in so many times happens.
  package mutating func once(in count: Int) -> Bool { roll(count) == 0 }

  /// A length as layouts have them, and now and then one that only a mistake or malice writes.
  package mutating func length() -> Double { once(in: oddity) ? pick(Self.oddNumbers) : Double(roll(1600) - 200) / 4 }

  package static let oddNumbers: [Double] = [
    0, -0.0, -1, 0.1, 1e-9, 1e-320, 1e5, 1e9, -1e9, 1e15, 1e18, 9.3e18, 1e100, 1e308, -1e308,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
}
