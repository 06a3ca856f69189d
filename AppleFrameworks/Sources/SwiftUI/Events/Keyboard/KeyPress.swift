import UIKit

/// A press of a key on a hardware keyboard.
///
/// - Source: developer.apple.com/documentation/swiftui/keypress
public struct KeyPress: Sendable {
  /// The result of an action for a key press.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/keypress/result
  public enum Result: Hashable, Sendable {
    /// The action has handled the key press.
    case handled
    /// The action has ignored the key press, which is passed to the next view.
    case ignored
  }

  /// The phases of a key press.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/keypress/phases
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The phase in which the key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The phase in which the key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The phase in which the key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the press.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are pressed.
  public let modifiers: EventModifiers

  /// Creates a key press from a UIKit key; `nil` for keys that type no character and have no name.
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
