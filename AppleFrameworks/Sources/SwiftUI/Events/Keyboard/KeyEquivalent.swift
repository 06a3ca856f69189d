import UIKit

/// A key of a hardware keyboard.
///
/// - Source: developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// UIKit's name of a key that types nothing.
  var special: String?

  /// Creates a key from the character that it types.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal of one character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  private init(_ character: Character, _ special: String) {
    self.character = character
    self.special = special
  }

  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}", UIKeyCommand.inputEscape)
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}", UIKeyCommand.inputUpArrow)
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}", UIKeyCommand.inputDownArrow)
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}", UIKeyCommand.inputLeftArrow)
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}", UIKeyCommand.inputRightArrow)

  var input: String { special ?? String(character) }
}
