import Foundation

/// Random numbers.
///
/// - Source: developer.apple.com/documentation/gameplaykit/gkrandom
public protocol GKRandom {
  /// A number of the whole range: of a source, that of 32 bits; of a distribution, from its lowest value to its highest.
  func nextInt() -> Int
  /// A number from zero to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from zero to one.
  func nextUniform() -> Float
  func nextBool() -> Bool
}
