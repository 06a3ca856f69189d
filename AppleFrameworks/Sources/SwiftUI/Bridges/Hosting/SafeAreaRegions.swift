import UIKit

/// A set of regions of the safe area.
///
/// - Source: developer.apple.com/documentation/swiftui/safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The area of bars and the screen's corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The combination of all regions.
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}
