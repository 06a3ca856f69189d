import UIKit

/// The kind of an accessibility action.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case activate, escape, magicTap }

  let kind: Kind
  /// An activation, such as a double tap of VoiceOver.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// A two-finger scrub, which leaves a modal view.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// A two-finger double tap, which starts or ends the most important task.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

/// The direction in which a value is adjusted.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// A change that increases the value.
  case increment
  /// A change that decreases the value.
  case decrement
}

/// The level of a heading.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilityheadinglevel
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// The highest level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}
