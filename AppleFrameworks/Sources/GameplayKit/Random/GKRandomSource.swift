import Foundation

/// A source of random numbers, whose algorithm subclasses determine.
///
/// Seeded sources repeat their numbers. The numbers differ from those of Apple's sources with the same seed, whose
/// algorithms have undocumented details.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandomsource
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  /// Creates a source of the system's numbers, unless a subclass has its own.
  public override init() { super.init() }

  /// Returns a source of the system's numbers, without a seed.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// Returns the next 32 bits.
  func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

  /// Returns a number from zero to less than a bound. A bound of less than 1 is a programming error.
  open func nextInt(upperBound: Int) -> Int {
    precondition(upperBound > 0, "GKRandomSource: an upper bound is positive, not \(upperBound)")
    let bound = UInt64(upperBound)
    if bound <= UInt64(UInt32.max) + 1 {
      // Numbers of an incomplete last range would make low results more frequent.
      let range = UInt64(UInt32.max) + 1
      let limit = range - range % bound
      var bits = UInt64(nextBits())
      while bits >= limit { bits = UInt64(nextBits()) }
      return Int(bits % bound)
    }
    let limit = UInt64.max - UInt64.max % bound
    var bits = UInt64(nextBits()) << 32 | UInt64(nextBits())
    while bits >= limit { bits = UInt64(nextBits()) << 32 | UInt64(nextBits()) }
    return Int(bits % bound)
  }

  open func nextUniform() -> Float {
    // A float has 24 significant bits.
    Float(nextBits() >> 8) / Float((1 << 24) - 1)
  }

  open func nextBool() -> Bool { nextBits() & 0x8000_0000 != 0 }

  /// Returns the objects in a random order, with the Fisher-Yates algorithm.
  ///
  /// - Source: developer.apple.com/documentation/gameplaykit/gkrandomsource/arraybyshufflingobjects(in:)
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in result.indices.dropFirst().reversed() { result.swapAt(last, nextInt(upperBound: last + 1)) }
    return result
  }

  /// Returns a source that continues like this one.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> GKRandomSource { GKRandomSource() }
}

extension NSArray {
  /// Returns the objects in a random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// Returns the objects in a random order.
  public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
