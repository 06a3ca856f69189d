import UIKit

/// A key of a keyboard.
///
/// - Source: developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key types.
  public var character: Character
  /// What UIKit calls a key that types nothing.
  var special: String?

  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  private init(_ character: Character, _ special: String) {
    self.character = character
    self.special = special
  }

  public static let `return` = KeyEquivalent("\r")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let escape = KeyEquivalent("\u{1B}", UIKeyCommand.inputEscape)
  public static let upArrow = KeyEquivalent("\u{F700}", UIKeyCommand.inputUpArrow)
  public static let downArrow = KeyEquivalent("\u{F701}", UIKeyCommand.inputDownArrow)
  public static let leftArrow = KeyEquivalent("\u{F702}", UIKeyCommand.inputLeftArrow)
  public static let rightArrow = KeyEquivalent("\u{F703}", UIKeyCommand.inputRightArrow)

  var input: String { special ?? String(character) }
}
