import Foundation

/// A type that generates random numbers.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandom
public protocol GKRandom {
  /// Returns a number from the entire range: 32 bits for a source, or the lowest to the highest value of a
  /// distribution.
  func nextInt() -> Int
  /// Returns a number from zero to less than a bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a number from zero to one.
  func nextUniform() -> Float
  func nextBool() -> Bool
}
