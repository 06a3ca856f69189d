import UIKit

/// A key of a hardware keyboard.
///
/// - Source: developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character
  /// UIKit's name of a key that types no character.
  var special: String?

  /// Creates a key from the character that it types.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a literal of one character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  private init(_ character: Character, _ special: String) {
    self.character = character
    self.special = special
  }

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The Backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}", UIKeyCommand.inputEscape)
  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}", UIKeyCommand.inputUpArrow)
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}", UIKeyCommand.inputDownArrow)
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}", UIKeyCommand.inputLeftArrow)
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}", UIKeyCommand.inputRightArrow)

  var input: String { special ?? String(character) }
}
