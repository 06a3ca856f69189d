import UIKit

/// A key of a hardware keyboard that was pressed.
///
/// - Source: developer.apple.com/documentation/swiftui/keypress
public struct KeyPress: Sendable {
  /// Whether an action has handled a key.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/keypress/result
  public enum Result: Hashable, Sendable {
    /// The key is done with.
    case handled
    /// The key goes on to the next view.
    case ignored
  }

  /// The parts of a press.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/keypress/phases
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held down and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    /// All parts.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The part of the press.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that it types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  /// The press of a UIKit key; `nil` for keys that type nothing and have no name.
  @MainActor
  init?(_ press: UIKey) {
    let names: [String: KeyEquivalent] = [
      UIKeyCommand.inputEscape: .escape, UIKeyCommand.inputUpArrow: .upArrow, UIKeyCommand.inputDownArrow: .downArrow,
      UIKeyCommand.inputLeftArrow: .leftArrow, UIKeyCommand.inputRightArrow: .rightArrow, "\n": .return,
    ]
    let typed = press.charactersIgnoringModifiers
    if let named = names[typed] {
      key = named
    } else if let character = typed.first {
      key = KeyEquivalent(character)
    } else {
      return nil
    }
    phase = .down
    characters = press.characters
    modifiers = EventModifiers(rawValue: press.modifierFlags.rawValue)
  }
}
